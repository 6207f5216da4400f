// Entry point of Qt tests. The first argument names the test class.
#include "tests/support/qttest.h"

#ifdef QT_WIDGETS_LIB
#include <QApplication>
using Application = QApplication;
#else
using Application = QCoreApplication;
#endif

#include <cstdio>
#include <map>
#include <string>
#include <string_view>

namespace tacklebox::testing {

namespace {

std::map<std::string, RunTests, std::less<>>& allTests() {
    static std::map<std::string, RunTests, std::less<>> tests;
    return tests;
}

} // namespace

bool addTests(const char* name, RunTests run) {
    return allTests().emplace(name, run).second;
}

} // namespace tacklebox::testing

int main(int argc, char** argv) {
    using namespace tacklebox::testing;
    const auto wanted = allTests().find(argc > 1 ? std::string_view(argv[1]) : std::string_view());
    if (wanted == allTests().end()) {
        std::fprintf(stderr, "usage: %s CLASS [FUNCTION...]\nClasses:\n", argv[0]);
        for (const auto& [name, run] : allTests())
            std::fprintf(stderr, "    %s\n", name.c_str());
        return 2;
    }
    // Qt's test library gets the remaining arguments.
    argv[1] = argv[0];
    int left = argc - 1;
    Application application(left, argv + 1);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    return wanted->second(left, argv + 1);
}

// Several classes of Qt tests in one program: most of the time to build a test goes into linking it and into
// headers that others read too.
#pragma once

#include <QTest>

namespace tacklebox::testing {

using RunTests = int (*)(int argc, char** argv);

/// Adds a class of tests to this program, under the name by which the command line calls for it.
bool addTests(const char* name, RunTests run);

/// Runs the functions of a class that the arguments name, or all, and returns how many failed.
template <typename Tests>
int runTests(int argc, char** argv) {
    Tests tests;
    return QTest::qExec(&tests, argc, argv);
}

} // namespace tacklebox::testing

/// Instead of QTEST_MAIN: `PROGRAM CLASS [FUNCTION...]` runs this class of the program's.
#define TACKLEBOX_QTEST(Class)                                                                               \
    namespace {                                                                                              \
    [[maybe_unused]] const bool k##Class##Added =                                                            \
        tacklebox::testing::addTests(#Class, tacklebox::testing::runTests<Class>);                           \
    }

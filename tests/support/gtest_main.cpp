// The start of a program of GoogleTest's tests that are in several files: `PROGRAM FILE` runs those of one of
// them, which is named without its folder and ending; without a name all run. What TACKLEBOX_SPARED names, as
// FILE::SUITE.TEST, is left out (tests/unchanged.py).
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>
#include <string>

namespace {

/// The filters of GoogleTest that choose the tests of one file, by the file's name.
std::map<std::string, std::string> filtersByFile() {
    std::map<std::string, std::string> filters;
    const auto& all = *testing::UnitTest::GetInstance();
    for (int i = 0; i < all.total_test_suite_count(); ++i) {
        const auto& suite = *all.GetTestSuite(i);
        for (int k = 0; k < suite.total_test_count(); ++k) {
            const auto& test = *suite.GetTestInfo(k);
            const std::string file = std::filesystem::path(test.file()).stem().string();
            filters[file] += std::string(suite.name()) + '.' + test.name() + ':';
        }
    }
    return filters;
}

/// The tests of a file that are left out, as a filter of GoogleTest.
std::string sparedIn(const std::string& file) {
    std::string filter;
    const char* named = std::getenv("TACKLEBOX_SPARED");
    std::istringstream words(named == nullptr ? "" : named);
    for (std::string word; std::getline(words, word, ',');)
        if (word.starts_with(file + "::")) filter += word.substr(file.size() + 2) + ':';
    return filter.empty() ? filter : '-' + filter;
}

} // namespace

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    if (argc > 1) {
        const auto filters = filtersByFile();
        const auto wanted = filters.find(argv[1]);
        if (argc > 2 || wanted == filters.end()) {
            std::fprintf(stderr, "usage: %s [FILE] [--gtest_...]\nFiles with tests:\n", argv[0]);
            for (const auto& [file, filter] : filters)
                std::fprintf(stderr, "    %s\n", file.c_str());
            return 2;
        }
        testing::GTEST_FLAG(filter) = wanted->second + sparedIn(argv[1]);
    }
    return RUN_ALL_TESTS();
}

// Several Qt test classes in one program, because linking takes most of the build time of a test. Includes
// all of Qt Core and Qt Test.
#pragma once

#include <QtTest>

namespace tacklebox::testing {

using RunTests = int (*)(int argc, char** argv);

/// Registers a test class under the name used on the command line.
bool addTests(const char* name, RunTests run);

/// Runs the test functions named by the arguments, or all. Returns the number of failures.
template <typename Tests>
int runTests(int argc, char** argv) {
    Tests tests;
    return QTest::qExec(&tests, argc, argv);
}

} // namespace tacklebox::testing

/// Replaces QTEST_MAIN: `PROGRAM CLASS [FUNCTION...]` runs one class.
#define TACKLEBOX_QTEST(Class)                                                                               \
    namespace {                                                                                              \
    [[maybe_unused]] const bool k##Class##Added =                                                            \
        tacklebox::testing::addTests(#Class, tacklebox::testing::runTests<Class>);                           \
    }

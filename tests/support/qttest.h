// Several classes of Qt tests in one program: most of the time to build a test goes into linking it and into
// headers that others read too.
#pragma once

#include <QStringList>
#include <QTest>

namespace tacklebox::testing {

using RunTests = int (*)(int argc, char** argv);

/// Takes a class of tests into this program, under the name by which the command line calls for it. The
/// answer is of no matter; it lets a constant of the test's file do it.
bool addTests(const char* name, RunTests run);

/// The arguments with which a class runs: as given, or, where they name no functions, with all but those that
/// TACKLEBOX_SPARED names as CLASS::FUNCTION, separated by commas (tests/unchanged.py).
QStringList argumentsFor(const QMetaObject& tests, int argc, char** argv);

/// Runs the functions of a class that the arguments name (all if none), and answers how many failed.
template <typename Tests>
int runTests(int argc, char** argv) {
    Tests tests;
    return QTest::qExec(&tests, argumentsFor(Tests::staticMetaObject, argc, argv));
}

} // namespace tacklebox::testing

/// Instead of QTEST_MAIN: `PROGRAM CLASS [FUNCTION...]` runs this class of the program's.
#define TACKLEBOX_QTEST(Class)                                                                               \
    namespace {                                                                                              \
    [[maybe_unused]] const bool k##Class##Added =                                                            \
        tacklebox::testing::addTests(#Class, tacklebox::testing::runTests<Class>);                           \
    }

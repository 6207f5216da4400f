// Helpers that open a lesson in the real window, wait for it and read it.
#pragma once

#include "app/desktop/lessonguide.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/table/lessontable.h"
#include "tests/support/eventloop.h"
#include "tests/support/usewindow.h"
#include "views/panels/coach.h"

#include <QtTest>

namespace tacklebox::testing {

using LessonState = LessonTable::State;

inline constexpr int kTimeoutMillis = 30'000; ///< time-out

inline LessonTable* lessonAt(const MainWindow& window) {
    return LessonTable::of(window.tablePage().table());
}

/// A mouse press, so that the coach explains the mouse.
inline void pressSomewhere() {
    QWidget somewhere;
    QTest::mousePress(&somewhere, Qt::LeftButton);
}

/// Opens a lesson without motion or thinking time.
inline void openLesson(MainWindow& window, const QString& game) {
    useWindow(window);
    window.setPace(Pace::Off);
    pressSomewhere();
    window.startLesson(game, true);
}

/// Takes the lesson to its last page, or to its live game.
inline bool readToItsEnd(MainWindow& window) {
    const Coach& coach = window.tablePage().coach();
    for (int pages = 0; pages < 200; ++pages) {
        if (!QTest::qWaitFor([&] { return coach.speaks() || !lessonAt(window); }, kTimeoutMillis))
            return false;
        if (!lessonAt(window)) return true;
        if (coach.words().dotCount == 0) return true; // the last page has no dots
        window.lessons().goOn();
        QCoreApplication::processEvents();
    }
    return false;
}

/// Waits until the coach shows the text of the current step.
inline bool coachShowsStep(const MainWindow& window) {
    const Coach& coach = window.tablePage().coach();
    return QTest::qWaitFor(
        [&] {
            if (!coach.speaks() || !lessonAt(window)) return false;
            const LessonStep* step = lessonAt(window)->now();
            if (!step)
                return lessonAt(window)->state() == LessonState::OtherWay ||
                       lessonAt(window)->state() == LessonState::TakenUp;
            return coach.words().head.toStdString() == lessonAt(window)->comment().head.in("en");
        },
        kTimeoutMillis);
}

} // namespace tacklebox::testing

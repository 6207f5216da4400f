// The language of the program.
#pragma once

#include <QStringList>
#include <QTranslator>

class QApplication;

namespace tacklebox {

/// Looks a text up under the bare name of its class, as lupdate files it: tr() asks for "tacklebox::Lobby".
class OwnWords : public QTranslator {
  public:
    QString translate(const char* context, const char* source, const char* comment, int count) const override;
};

class Language {
  public:
    explicit Language(QApplication& app) : m_app(app) {}
    /// "en", "de", or anything else for the language of the system, English where there is no better.
    void use(const QString& name);
    /// The language in use: "en" or "de".
    QString current() const { return m_current; }

  private:
    QApplication& m_app;
    OwnWords m_own;
    QTranslator m_qt;
    QString m_current = QStringLiteral("en");
};

} // namespace tacklebox

#include "views/settings/settingsfile.h"

#include "model/table/privatefiles.h"
#include "views/settings/settings.h"
#include "views/settings/values.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace tacklebox {

namespace {

const QString kVersionKey = QStringLiteral("version");

void rename(QSettings& values, const QString& from, const QString& to) {
    if (!values.contains(from)) return;
    if (!values.contains(to)) values.setValue(to, values.value(from));
    values.remove(from);
}

/// Version 2 keeps what counts as help by itself, as statistics tell it apart.
void toVersion2(QSettings& values) {
    rename(values, QStringLiteral("manners/reasons"), QStringLiteral("help/reasons"));
    rename(values, QStringLiteral("manners/knownCards"), QStringLiteral("help/knownCards"));
}

/// Version 3 has a volume for each group of sounds. The one that there was began at 60, where the groups
/// begin at 85: what was louder or softer than usual still is.
void toVersion3(QSettings& values) {
    constexpr int kUsual = 60, kUsualNow = 85;
    const QString one = QStringLiteral("sounds/volume");
    if (!values.contains(one)) return;
    if (const auto volume = numberWithin(values.value(one), 0, 100)) {
        const int now = std::min(100, *volume * kUsualNow / kUsual);
        values.setValue(QStringLiteral("sounds/table"), now);
        values.setValue(QStringLiteral("sounds/motifs"), now);
        values.remove(one);
    } else {
        rename(values, one, QStringLiteral("sounds/table")); // means nothing, and is named
    }
}

/// Step number i brings version i + 1 to the next.
constexpr void (*kSteps[])(QSettings&) = {toVersion2, toVersion3};
static_assert(std::size(kSteps) + 1 == SettingsFile::kVersion);

/// The first version did not say which it was. An empty file is of this one.
int versionOf(const QSettings& values) {
    if (values.allKeys().isEmpty()) return SettingsFile::kVersion;
    bool ok = false;
    const int version = values.value(kVersionKey, 1).toInt(&ok);
    return ok && version >= 1 ? version : 1;
}

/// QSettings takes any lines for settings; those of this program are in these groups.
bool knowsOne(const QSettings& values) {
    static const QStringList kGroups{
        QStringLiteral("motion"), QStringLiteral("sounds"), QStringLiteral("look"),
        QStringLiteral("reader"), QStringLiteral("hands"),  QStringLiteral("manners"),
        QStringLiteral("help"),   QStringLiteral("tables"), QStringLiteral("window")};
    const QStringList groups = values.childGroups();
    return values.contains(kVersionKey) ||
           std::any_of(kGroups.begin(), kGroups.end(),
                       [&](const QString& group) { return groups.contains(group); });
}

/// Whether settings lie in a file that this program writes itself: not in one of the system (a .plist), nor
/// in a registry.
bool isOurFile(const QString& name) {
    return name.endsWith(QLatin1String(".conf")) || name.endsWith(QLatin1String(".ini"));
}

/// A name beside `file` that is free.
QString nameAside(const QString& file) {
    for (int number = 1;; ++number) {
        QString name = file + QStringLiteral(".broken-%1").arg(number);
        if (!QFileInfo::exists(name)) return name;
    }
}

} // namespace

SettingsFile::SettingsFile() {
    open([] {
        auto values = std::make_unique<QSettings>();
        if (isOurFile(values->fileName())) {
            makePrivateFolder(QFileInfo(values->fileName()).absolutePath()); // it is this program's alone
            beginPrivately(values->fileName());
        }
        return values;
    });
}

SettingsFile::SettingsFile(const QString& file) {
    open([&file] {
        beginPrivately(file);
        return std::make_unique<QSettings>(file, QSettings::IniFormat);
    });
}

template <class Make>
void SettingsFile::open(Make make) {
    m_values = make();
    if (!sound()) m_values = make();
    makePrivate(m_values->fileName()); // a new one is begun so
    migrate(*m_values);
    if (!m_notice.isEmpty()) return;
    QStringList strange;
    Settings::load(*m_values, &strange);
    if (versionOf(*m_values) > kVersion || strange.isEmpty()) return; // a later version knows more values
    for (const QString& name : strange)
        m_values->remove(name); // told once
    m_notice = QCoreApplication::translate(
                   "SettingsFile", "Some settings have values that mean nothing, and are as at first: %1.")
                   .arg(strange.join(QStringLiteral(", ")));
}

bool SettingsFile::sound() {
    const QString file = m_values->fileName();
    const QFileInfo info(file);
    const bool nothing = !info.isFile() || info.size() == 0;
    if (m_values->status() == QSettings::NoError && (nothing || knowsOne(*m_values))) return true;
    if (m_values->status() == QSettings::AccessError) {
        m_notice = QCoreApplication::translate(
                       "SettingsFile",
                       "The settings in \"%1\" cannot be used, so they are as at first and are not kept.")
                       .arg(QDir::toNativeSeparators(file));
        return true;
    }
    m_values.reset();
    const QString aside = nameAside(file);
    QFile::rename(file, aside);
    makePrivate(aside);
    m_notice = QCoreApplication::translate(
                   "SettingsFile",
                   "The settings file was broken. It was set aside as \"%1\", and settings are as at first.")
                   .arg(QDir::toNativeSeparators(aside));
    return false;
}

void SettingsFile::migrate(QSettings& values) {
    const int version = versionOf(values);
    if (version > kVersion) return;
    for (int step = version; step < kVersion; ++step)
        kSteps[step - 1](values);
    if (values.value(kVersionKey) != kVersion) values.setValue(kVersionKey, kVersion);
}

} // namespace tacklebox

/* The head of the AppImage (type 2): a static ELF program, followed by a squashfs archive.
 *
 * It needs no FUSE: it unpacks the archive once into the user's cache folder ($XDG_CACHE_HOME or ~/.cache, else
 * /tmp), into a folder named by the archive's checksum, and starts AppRun there. Before each start it compares the
 * folder with the archive, and unpacks it again if something is missing.
 *
 * A running program holds a shared lock on its folder. Folders of other versions and of interrupted starts are
 * deleted once nobody holds a lock on them.
 *
 *   --appimage-offset     prints the archive's offset
 *   --appimage-extract    unpacks it into ./squashfs-root
 *   --appimage-version    prints the runtime's name
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

/* Debian's squashfuse can read LZO archives, whose library is under the GPL. Ours use zstd; this stub avoids linking
 * the LZO library. */
int lzo1x_decompress_safe(const unsigned char* from, unsigned long size, unsigned char* to,
                          unsigned long* room, void* work);
int lzo1x_decompress_safe(const unsigned char* from, unsigned long size, unsigned char* to,
                          unsigned long* room, void* work) {
    (void)from, (void)size, (void)to, (void)room, (void)work;
    return -1;
}

enum { kFailed = 126 };

static void fail(const char* what, const char* name) {
    fprintf(stderr, "Tacklebox cannot be unpacked: %s %s: %s\n", what, name, strerror(errno));
    exit(kFailed);
}

/* Writes `folder`/`name` into `path` of PATH_MAX bytes; exits if it does not fit. */
static void join(char* path, const char* folder, const char* name) {
    if (snprintf(path, PATH_MAX, "%s/%s", folder, name) >= PATH_MAX) {
        errno = ENAMETOOLONG;
        fail("the path", folder);
    }
}

/* Returns the archive's offset: the end of the section headers, which come last in the ELF file. */
static size_t archive_offset(int self) {
    Elf64_Ehdr header;
    if (pread(self, &header, sizeof header, 0) != (ssize_t)sizeof header) fail("reading", "this file");
    return header.e_shoff + (size_t)header.e_shentsize * header.e_shnum;
}

/* FNV-1a of the archive and its offset. */
static uint64_t archive_key(int self, size_t offset) {
    static unsigned char buffer[1 << 16];
    uint64_t key = 1469598103934665603u ^ offset;
    ssize_t got;
    for (off_t at = (off_t)offset; (got = pread(self, buffer, sizeof buffer, at)) > 0; at += got)
        for (ssize_t i = 0; i < got; ++i)
            key = (key ^ buffer[i]) * 1099511628211u;
    if (got < 0) fail("reading", "this file");
    return key;
}

static void unpack_file(sqfs* archive, sqfs_inode* inode, const char* path) {
    static char buffer[1 << 20];
    const mode_t mode = inode->base.mode & 0777;
    const int out = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode);
    if (out < 0) fail("writing", path);
    for (sqfs_off_t at = 0; at < (sqfs_off_t)inode->xtra.reg.file_size;) {
        sqfs_off_t got = sizeof buffer;
        errno = EIO;
        if (sqfs_read_range(archive, inode, at, &got, buffer) != SQFS_OK || got <= 0) fail("reading", path);
        for (sqfs_off_t done = 0; done < got;) {
            const ssize_t wrote = write(out, buffer + done, (size_t)(got - done));
            if (wrote < 0) fail("writing", path);
            done += wrote;
        }
        at += got;
    }
    if (fchmod(out, mode) || close(out)) fail("writing", path);
}

/* Opens the archive for traversal. */
static void open_archive(sqfs* archive, sqfs_traverse* walk, int self, size_t offset) {
    errno = EIO;
    if (sqfs_init(archive, self, offset) != SQFS_OK ||
        sqfs_traverse_open(walk, archive, sqfs_inode_root(archive)) != SQFS_OK)
        fail("reading", "the archive");
}

/* Reads the next file or folder and its path below `root`; returns 0 at the end. */
static int next_entry(sqfs* archive, sqfs_traverse* walk, const char* root, char* path, sqfs_inode* inode) {
    sqfs_err error = SQFS_OK;
    while (sqfs_traverse_next(walk, &error)) {
        if (walk->dir_end) continue;
        join(path, root, walk->path);
        errno = EIO;
        if (sqfs_inode_get(archive, inode, sqfs_dentry_inode(&walk->entry)) != SQFS_OK) fail("reading", path);
        return 1;
    }
    errno = EIO;
    if (error) fail("reading", "the archive");
    sqfs_traverse_close(walk);
    sqfs_destroy(archive);
    return 0;
}

/* Unpacks the archive into the folder `root`, which must not exist. */
static void unpack(int self, size_t offset, const char* root) {
    sqfs archive;
    sqfs_traverse walk;
    sqfs_inode inode;
    char path[PATH_MAX], target[PATH_MAX];
    open_archive(&archive, &walk, self, offset);
    if (mkdir(root, 0755)) fail("making", root);
    while (next_entry(&archive, &walk, root, path, &inode)) {
        size_t length = sizeof target;
        switch (inode.base.mode & S_IFMT) {
        case S_IFDIR:
            if (mkdir(path, 0755)) fail("making", path);
            break;
        case S_IFREG: unpack_file(&archive, &inode, path); break;
        case S_IFLNK:
            if (sqfs_readlink(&archive, &inode, target, &length) != SQFS_OK || symlink(target, path))
                fail("writing", path);
            break;
        default: break; /* the archive holds nothing else */
        }
    }
}

/* Returns whether `root` has every file of the archive with the right type and size. */
static int is_whole(int self, size_t offset, const char* root) {
    sqfs archive;
    sqfs_traverse walk;
    sqfs_inode inode;
    char path[PATH_MAX];
    int whole = 1;
    open_archive(&archive, &walk, self, offset);
    while (next_entry(&archive, &walk, root, path, &inode)) {
        struct stat there;
        if (lstat(path, &there) || (there.st_mode & S_IFMT) != (inode.base.mode & S_IFMT) ||
            (S_ISREG(there.st_mode) && (uint64_t)there.st_size != inode.xtra.reg.file_size))
            whole = 0;
    }
    return whole;
}

/* Locks a folder (LOCK_SH or LOCK_EX) for the lifetime of this process or the program that replaces it.
 * Returns a file descriptor, or -1 if the folder does not exist or is locked by another process. */
static int lock_folder(const char* folder, int kind) {
    const int file = open(folder, O_RDONLY | O_DIRECTORY);
    if (file >= 0 && flock(file, kind | LOCK_NB)) {
        close(file);
        return -1;
    }
    return file;
}

static int remove_entry(const char* path, const struct stat* there, int kind, struct FTW* depth) {
    (void)there, (void)kind, (void)depth;
    return remove(path);
}

/* Deletes a folder unless a running program uses it. */
static void remove_unused(const char* folder) {
    const int lock = lock_folder(folder, LOCK_EX);
    if (lock < 0) return;
    nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
    close(lock);
}

/* Deletes folders of other versions and interrupted starts: all named `prefix`... except `kept`. */
static void remove_others(const char* cache, const char* prefix, const char* kept) {
    DIR* folders = opendir(cache);
    if (!folders) return;
    for (struct dirent* entry; (entry = readdir(folders));) {
        char path[PATH_MAX];
        struct stat there;
        if (strncmp(entry->d_name, prefix, strlen(prefix)) || !strcmp(entry->d_name, kept)) continue;
        join(path, cache, entry->d_name);
        if (!lstat(path, &there) && S_ISDIR(there.st_mode) && there.st_uid == getuid()) remove_unused(path);
    }
    closedir(folders);
}

/* Creates a folder and its missing parents. */
static void make_folders(const char* folder) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s", folder);
    for (char* slash = path + 1; (slash = strchr(slash, '/')); *slash++ = '/') {
        *slash = '\0';
        mkdir(path, 0700); /* the last mkdir() below reports errors */
    }
    if (mkdir(path, 0700) && errno != EEXIST) fail("making", folder);
}

/* Finds the cache folder; creates it if it is missing. */
static void cache_folder(char* folder) {
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (cache && *cache == '/')
        snprintf(folder, PATH_MAX, "%s", cache);
    else if (home && *home == '/')
        join(folder, home, ".cache");
    else
        strcpy(folder, "/tmp");
    make_folders(folder);
}

/* Waits until no other start works in the cache folder, and blocks others until the returned file descriptor is
 * closed. Continues without a lock if the file system cannot lock or write. */
static int wait_for_other_starts(const char* cache) {
    char name[64], path[PATH_MAX];
    snprintf(name, sizeof name, "tacklebox-appimage-%u.lock", (unsigned)getuid());
    join(path, cache, name);
    const int file = open(path, O_CREAT | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file >= 0) flock(file, LOCK_EX);
    return file;
}

int main(int argc, char** argv) {
    char self_path[PATH_MAX] = "", cache[PATH_MAX], prefix[64], name[96], own_name[128], folder[PATH_MAX],
         own[PATH_MAX], damaged[PATH_MAX], start[PATH_MAX];
    const int self = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (self < 0 || readlink("/proc/self/exe", self_path, sizeof self_path - 1) < 0)
        fail("reading", "/proc/self/exe");
    const size_t offset = archive_offset(self);
    if (argc > 1 && !strcmp(argv[1], "--appimage-offset")) return printf("%zu\n", offset) < 0;
    if (argc > 1 && !strcmp(argv[1], "--appimage-version"))
        return puts("Tacklebox's own AppImage runtime, type 2, without FUSE") < 0;
    if (argc > 1 && !strcmp(argv[1], "--appimage-extract")) {
        unpack(self, offset, "squashfs-root");
        return 0;
    }

    cache_folder(cache);
    snprintf(prefix, sizeof prefix, "tacklebox-appimage-%u-", (unsigned)getuid());
    snprintf(name, sizeof name, "%s%016llx", prefix, (unsigned long long)archive_key(self, offset));
    join(folder, cache, name);
    const int starting = wait_for_other_starts(cache);
    if (!is_whole(self, offset, folder)) {
        snprintf(own_name, sizeof own_name, "%s.%d", name, (int)getpid());
        join(own, cache, own_name);
        remove_unused(own);
        unpack(self, offset, own);
        snprintf(own_name + strlen(own_name), sizeof own_name - strlen(own_name), ".damaged");
        join(damaged, cache, own_name);
        if (rename(folder, damaged) && errno != ENOENT) fail("replacing", folder);
        if (rename(own, folder)) fail("making", folder);
    }
    if (lock_folder(folder, LOCK_SH) >= 0) remove_others(cache, prefix, name);
    close(starting);
    /* In /tmp another user could have created it. */
    struct stat there;
    if (stat(folder, &there)) fail("reading", folder);
    errno = EPERM;
    if (there.st_uid != getuid() || (there.st_mode & (S_IWGRP | S_IWOTH))) fail("trusting", folder);
    setenv("APPIMAGE", self_path, 1);
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", argv[0], 1);
    join(start, folder, "AppRun");
    argv[0] = start;
    execv(start, argv);
    fail("starting", start);
}

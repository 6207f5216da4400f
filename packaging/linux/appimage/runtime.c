/* The head of the AppImage (type 2): a static ELF program behind which lies a squashfs archive.
 *
 * It needs no FUSE: the archive is unpacked once into the cache folder of the person who starts it
 * ($XDG_CACHE_HOME or ~/.cache, else /tmp; a folder for each image, named by the archive's checksum), and
 * AppRun starts from there. Two starts at once both unpack, each into a folder of its own, and the first
 * renames his.
 *
 *   --appimage-offset     prints where the archive begins
 *   --appimage-extract    unpacks it into ./squashfs-root
 *   --appimage-version    says what this is
 */
#define _GNU_SOURCE
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

/* Debian's squashfuse can read archives packed by LZO, whose library is under the GPL. Ours are packed by
 * zstd: with this in its place that library is not linked. */
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

/* Prints `folder`/`name` into `path` of PATH_MAX bytes; ends the program if it does not fit. */
static void join(char* path, const char* folder, const char* name) {
    if (snprintf(path, PATH_MAX, "%s/%s", folder, name) >= PATH_MAX) {
        errno = ENAMETOOLONG;
        fail("the path", folder);
    }
}

/* Where the ELF file ends and the archive begins: behind the section headers, which come last. */
static size_t archive_offset(int self) {
    Elf64_Ehdr header;
    if (pread(self, &header, sizeof header, 0) != (ssize_t)sizeof header) fail("reading", "this file");
    return header.e_shoff + (size_t)header.e_shentsize * header.e_shnum;
}

/* FNV-1a of the whole archive and of where it begins: another image gets another folder. */
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

/* Unpacks the archive into the folder `root`, which must not be there yet. */
static void unpack(int self, size_t offset, const char* root) {
    sqfs archive;
    sqfs_traverse walk;
    sqfs_err error = SQFS_OK;
    errno = EIO;
    if (sqfs_init(&archive, self, offset) != SQFS_OK ||
        sqfs_traverse_open(&walk, &archive, sqfs_inode_root(&archive)) != SQFS_OK)
        fail("reading", "the archive");
    if (mkdir(root, 0755)) fail("making", root);
    while (sqfs_traverse_next(&walk, &error)) {
        char path[PATH_MAX], target[PATH_MAX];
        size_t length = sizeof target;
        sqfs_inode inode;
        if (walk.dir_end) continue;
        join(path, root, walk.path);
        if (sqfs_inode_get(&archive, &inode, sqfs_dentry_inode(&walk.entry)) != SQFS_OK)
            fail("reading", path);
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
    if (error) fail("reading", "the archive");
    sqfs_traverse_close(&walk);
    sqfs_destroy(&archive);
}

/* The folder for caches, made if it is missing. */
static void cache_folder(char* folder) {
    const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    if (cache && *cache == '/')
        join(folder, cache, "");
    else if (home && *home == '/')
        join(folder, home, ".cache");
    else
        strcpy(folder, "/tmp");
    if (mkdir(folder, 0700) && errno != EEXIST) fail("making", folder);
}

int main(int argc, char** argv) {
    char self_path[PATH_MAX] = "", cache[PATH_MAX], name[64], folder[PATH_MAX], own[PATH_MAX],
         start[PATH_MAX];
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
    snprintf(name, sizeof name, "tacklebox-appimage-%u-%016llx", (unsigned)getuid(),
             (unsigned long long)archive_key(self, offset));
    join(folder, cache, name);
    struct stat there;
    if (stat(folder, &there)) {
        snprintf(name + strlen(name), sizeof name - strlen(name), ".%d", (int)getpid());
        join(own, cache, name);
        unpack(self, offset, own);
        if (rename(own, folder) && errno != EEXIST && errno != ENOTEMPTY) fail("making", folder);
        if (stat(folder, &there)) fail("making", folder);
    }
    /* In /tmp somebody else could have put it there. */
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

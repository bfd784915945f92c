/* Keeps beside every database file a copy of what has been synced: what a power failure leaves. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void keep(int fd) {
    char link[64], path[PATH_MAX], copy[PATH_MAX + 16], part[PATH_MAX + 16], block[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return;
    path[length] = 0;
    if (strstr(path, ".db") == NULL || strstr(path, ".synced") != NULL) return;
    snprintf(copy, sizeof copy, "%s.synced", path);
    snprintf(part, sizeof part, "%s.synced.part", path);
    int to = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (to < 0) return;
    /* Read through the same descriptor: closing another one would drop SQLite's locks. */
    ssize_t got;
    off_t at = 0;
    while ((got = pread(fd, block, sizeof block, at)) > 0 && write(to, block, got) == got) at += got;
    close(to);
    rename(part, copy);
}

int fsync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
    keep(fd);
    return real(fd);
}

int fdatasync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
    keep(fd);
    return real(fd);
}

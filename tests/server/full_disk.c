/* While a file "full" lies beside a database, nothing more can be written to that database. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int full(int fd) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    if (strstr(path, ".db") == NULL) return 0;
    char *end = strrchr(path, '/');
    if (end == NULL || (size_t)(end - path) + sizeof "/full" > sizeof path) return 0;
    strcpy(end, "/full");
    return access(path, F_OK) == 0;
}

static ssize_t written(const char *name, int fd, const void *data, size_t size, off_t at) {
    ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, name);
    if (full(fd)) {
        errno = ENOSPC;
        return -1;
    }
    return real(fd, data, size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    return written("pwrite", fd, data, size, at);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) {
    return written("pwrite64", fd, data, size, at);
}

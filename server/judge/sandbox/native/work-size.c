/*
 * The size of a run's work directory. RLIMIT_FSIZE limits one file, not their number, and the disk is shared.
 * Measured from outside while the run continues, so nothing is trusted: no link is followed, and depth and
 * number of entries are limited.
 */
#define _GNU_SOURCE
#include "cage.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DEPTH_MAX = 12, ENTRIES_MAX = 20000, BLOCK_BYTES = 512 };

static bool is_dots(const char *name) { return name[0] == '.' && (name[1] == 0 || (name[1] == '.' && name[2] == 0)); }

/* Sums up an open directory and closes it. False when it has too many entries. */
static bool add_tree(int directory, int depth, int *entries, long long *bytes) {
  DIR *listing = directory < 0 ? NULL : fdopendir(directory);
  if (!listing) {
    int why = errno;
    if (directory >= 0) close(directory);
    return why == ENOENT; /* gone in the meantime; an unreadable one is suspicious */
  }
  bool fine = depth < DEPTH_MAX;
  for (struct dirent *entry = readdir(listing); entry && fine; entry = readdir(listing)) {
    struct stat info;
    if (is_dots(entry->d_name) || fstatat(directory, entry->d_name, &info, AT_SYMLINK_NOFOLLOW)) continue;
    *bytes += (long long)info.st_blocks * BLOCK_BYTES;
    if (++*entries > ENTRIES_MAX) fine = false;
    else if (S_ISDIR(info.st_mode))
      fine = add_tree(openat(directory, entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), depth + 1, entries, bytes);
  }
  closedir(listing);
  return fine;
}

long long tree_bytes(const char *path) {
  int entries = 0;
  long long bytes = 0;
  int directory = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  return add_tree(directory, 0, &entries, &bytes) ? bytes : -1;
}

long long written_bytes(const struct job *job) {
  long long total = 0;
  for (int i = 0; i < job->bind_count; i++) {
    if (!job->binds[i].writable) continue;
    long long bytes = tree_bytes(job->binds[i].source);
    if (bytes < 0) return -1;
    total += bytes;
  }
  return total;
}

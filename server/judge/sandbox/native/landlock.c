/*
 * Landlock: for machines without namespaces (a default container, a restricted kernel). The program sees the
 * host's paths and may open only the bound ones.
 */
#define _GNU_SOURCE
#include "cage.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/*
 * Rights by the ABI version that introduced them; the installed header may be older than the running kernel.
 */
#define RIGHTS_V1 ((1ULL << 13) - 1)
#define RIGHT_REFER (1ULL << 13)     /* version 2 */
#define RIGHT_TRUNCATE (1ULL << 14)  /* version 3 */
#define RIGHT_IOCTL_DEV (1ULL << 15) /* version 5 */
#define NET_BIND_AND_CONNECT 3ULL    /* version 4 */
#define SCOPE_SOCKETS_AND_SIGNALS 3ULL /* version 6 */

#define FILE_READ (LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE)
#define FILE_WRITE (LANDLOCK_ACCESS_FS_WRITE_FILE | RIGHT_TRUNCATE)
#define TREE_WRITE                                                                                                        \
  (FILE_WRITE | RIGHT_REFER | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_DIR | \
   LANDLOCK_ACCESS_FS_MAKE_REG)

struct ruleset {
  uint64_t fs, net, scoped;
};

int landlock_abi(void) {
  return (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

static uint64_t rights_of(int abi) {
  uint64_t rights = RIGHTS_V1;
  if (abi >= 2) rights |= RIGHT_REFER;
  if (abi >= 3) rights |= RIGHT_TRUNCATE;
  if (abi >= 5) rights |= RIGHT_IOCTL_DEV;
  return rights;
}

static int allow_path(int ruleset, const char *path, bool writable, uint64_t handled) {
  int fd = open(path, O_PATH | O_CLOEXEC);
  if (fd < 0) return errno == ENOENT ? 0 : -1; /* a missing path needs no rule */
  struct stat info;
  int result = fstat(fd, &info);
  if (result == 0) {
    uint64_t rights = FILE_READ;
    if (S_ISDIR(info.st_mode)) rights |= LANDLOCK_ACCESS_FS_READ_DIR | (writable ? TREE_WRITE : 0);
    else if (writable) rights |= FILE_WRITE;
    struct landlock_path_beneath_attr rule = {.allowed_access = rights & handled, .parent_fd = fd};
    result = (int)syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  close(fd);
  return result;
}

/*
 * What runtimes read about themselves. Not all of /proc/self: it and each of its threads contain the
 * machine's connection tables. /proc/self is opened here and keeps naming this process through execve.
 */
static int allow_own_proc(int ruleset, uint64_t handled) {
  static const char *const names[] = {"fd", "maps", "stat", "statm", "status", "cmdline", "environ", "auxv", "limits", "comm"};
  char path[64];
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    snprintf(path, sizeof path, "/proc/self/%s", names[i]);
    if (allow_path(ruleset, path, false, handled)) return -1;
  }
  return 0;
}

int install_landlock(const struct job *job) {
  int abi = landlock_abi();
  if (abi < 1) return -1;
  struct ruleset wanted = {
    .fs = rights_of(abi),
    .net = abi >= 4 ? NET_BIND_AND_CONNECT : 0,
    .scoped = abi >= 6 ? SCOPE_SOCKETS_AND_SIGNALS : 0,
  };
  size_t size = abi >= 6 ? 24 : abi >= 4 ? 16 : 8; /* an older kernel rejects a longer struct */
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &wanted, size, 0);
  if (ruleset < 0) return -1;
  for (int i = 0; i < job->bind_count; i++)
    if (allow_path(ruleset, job->binds[i].source, job->binds[i].writable, wanted.fs)) return -1;
  if (allow_own_proc(ruleset, wanted.fs)) return -1;
  int result = (int)syscall(SYS_landlock_restrict_self, ruleset, 0);
  close(ruleset);
  return result;
}

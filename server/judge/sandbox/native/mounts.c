/*
 * The file system that the program sees: a tmpfs root, made read-only at the end, with the bound paths, a
 * small writable /tmp, a /proc that shows only processes, and a minimal /dev. Runs in init, in its own mount
 * namespace, before any right is given up.
 */
#define _GNU_SOURCE
#include "cage.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <unistd.h>

#define NR_MOUNT_SETATTR_CALL 442
#define ATTR_RDONLY 0x1ULL
#define ATTR_NOSUID 0x2ULL
#define ATTR_NODEV 0x4ULL

/*
 * Where the new root is built; any directory works, because it is covered only briefly and in this namespace.
 */
static const char scaffold[] = "/tmp";

static int make_parents(char *path) {
  for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    int result = mkdir(path, 0755);
    int failed = result && errno != EEXIST;
    *slash = '/';
    if (failed) return -1;
  }
  return 0;
}

/* Creates a mount point: an empty directory or an empty file. */
static int make_mount_point(char *path, bool directory) {
  if (make_parents(path)) return -1;
  if (directory) return mkdir(path, 0755) && errno != EEXIST ? -1 : 0;
  int fd = open(path, O_CREAT | O_RDONLY | O_CLOEXEC, 0444);
  if (fd < 0) return -1;
  close(fd);
  return 0;
}

/* Before Linux 5.12: only the top mount, keeping the flags that a user namespace may not clear. */
static int remount_restricted(const char *path, bool writable, bool device) {
  struct statvfs info;
  if (statvfs(path, &info)) return -1;
  unsigned long flags = MS_REMOUNT | MS_BIND | MS_NOSUID | (device ? 0 : MS_NODEV) | (writable ? 0 : MS_RDONLY);
  if (info.f_flag & ST_NOEXEC) flags |= MS_NOEXEC;
  if (info.f_flag & ST_NODEV) flags |= MS_NODEV;
  if (info.f_flag & ST_RDONLY) flags |= MS_RDONLY;
  if (info.f_flag & ST_NOATIME) flags |= MS_NOATIME;
  if (info.f_flag & ST_NODIRATIME) flags |= MS_NODIRATIME;
  if (info.f_flag & ST_RELATIME) flags |= MS_RELATIME;
  return mount(NULL, path, NULL, flags, NULL);
}

static int restrict_mount(const char *path, bool writable, bool device) {
  struct {
    unsigned long long set, clear, propagation, userns_fd;
  } attr = {.set = ATTR_NOSUID | (device ? 0 : ATTR_NODEV) | (writable ? 0 : ATTR_RDONLY)};
  if (syscall(NR_MOUNT_SETATTR_CALL, AT_FDCWD, path, AT_RECURSIVE, &attr, sizeof attr) == 0) return 0;
  return errno == ENOSYS ? remount_restricted(path, writable, device) : -1;
}

static int copy_symlink(const char *source, char *target) {
  char text[PATH_BYTES];
  ssize_t length = readlink(source, text, sizeof text - 1);
  if (length < 0) return -1;
  text[length] = 0;
  if (make_parents(target)) return -1;
  return symlink(text, target) && errno != EEXIST ? -1 : 0;
}

static int add_path(const struct bind *bind) {
  char source[PATH_BYTES], target[PATH_BYTES];
  struct stat info;
  snprintf(source, sizeof source, "/old%s", bind->source);
  snprintf(target, sizeof target, "%s", bind->target);
  if (lstat(source, &info)) return errno == ENOENT ? 0 : -1;
  if (S_ISLNK(info.st_mode)) return copy_symlink(source, target); /* /lib -> usr/lib and similar */
  if (make_mount_point(target, S_ISDIR(info.st_mode))) return -1;
  if (mount(source, target, NULL, MS_BIND | MS_REC, NULL)) return -1;
  return restrict_mount(target, bind->writable, S_ISCHR(info.st_mode));
}

/* Hides a path below a bound one: the judge's own folders. */
static int hide_path(const char *path) {
  struct stat info;
  if (lstat(path, &info) || !S_ISDIR(info.st_mode)) return 0;
  return mount("hidden", path, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY, "size=4k,nr_inodes=2,mode=000");
}

static int add_tmp(long long bytes) {
  char options[96];
  if (mkdir("/tmp", 0755) && errno != EEXIST) return -1;
  snprintf(options, sizeof options, "size=%lld,nr_inodes=4096,mode=1777", bytes);
  return mount("tmp", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, options);
}

/*
 * Only the process directories, where the kernel supports that (5.8). Where a container masks parts of its
 * own /proc, a user namespace may not mount one at all; then there is none, and a language that needs it
 * fails its probe.
 */
static int add_proc(void) {
  const unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;
  if (mkdir("/proc", 0555) && errno != EEXIST) return -1;
  if (mount("proc", "/proc", "proc", flags, "subset=pid") == 0) return 0;
  if (errno == EPERM) return 0;
  return mount("proc", "/proc", "proc", flags | MS_RDONLY, NULL);
}

static int add_dev_links(void) {
  if (mkdir("/dev", 0755) && errno != EEXIST) return -1;
  if (symlink("/proc/self/fd", "/dev/fd") || symlink("/proc/self/fd/0", "/dev/stdin")) return -1;
  return symlink("/proc/self/fd/1", "/dev/stdout") || symlink("/proc/self/fd/2", "/dev/stderr") ? -1 : 0;
}

/* Makes a tmpfs the root, with the old root below /old. */
static int enter_new_root(void) {
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL)) return -1;
  if (mount("root", scaffold, "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,nr_inodes=1024,mode=755")) return -1;
  if (chdir(scaffold) || mkdir("old", 0700)) return -1;
  if (syscall(SYS_pivot_root, ".", "old")) return -1;
  return chdir("/");
}

static int leave_old_root(void) {
  if (umount2("/old", MNT_DETACH) || rmdir("/old")) return -1;
  return mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV, NULL);
}

int build_view(const struct job *job, const char **stage) {
  *stage = "new root";
  if (enter_new_root()) return -1;
  *stage = "tmp"; /* before the binds, because bound paths may be below it */
  if (job->tmp_bytes > 0 && add_tmp(job->tmp_bytes)) return -1;
  *stage = "bind";
  for (int i = 0; i < job->bind_count; i++)
    if (add_path(&job->binds[i])) return -1;
  *stage = "hide";
  for (int i = 0; i < job->hidden_count; i++)
    if (hide_path(job->hidden[i])) return -1;
  *stage = "proc";
  if (add_proc()) return -1;
  *stage = "dev";
  if (add_dev_links()) return -1;
  *stage = "old root";
  return leave_old_root();
}

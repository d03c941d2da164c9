/* Reads and writes foreign files, and fills the disk. */
#define _GNU_SOURCE
#include "abuse.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>

static void must_not_read(const char *path) {
  char text[128];
  int fd = open(path, O_RDONLY);
  if (fd < 0) return;
  ssize_t got = read(fd, text, sizeof text - 1);
  close(fd);
  if (got <= 0 || text[0] == 0) return;
  text[got] = 0;
  printf("ESCAPED read %s: %.80s\n", path, text);
}

static void must_not_write(const char *path) {
  int fd = open(path, O_WRONLY | O_CREAT, 0644);
  if (fd < 0) return;
  printf("ESCAPED opened %s for writing\n", path);
  close(fd);
}

/* arguments: a file of the judge, the judge's pid */
static int read_secrets(int argc, char **argv) {
  static const char *paths[] = {
    "/etc/passwd", "/etc/shadow", "/etc/hostname", "/root/.bashrc", "/proc/1/environ", "/proc/1/maps", "/proc/kcore",
    "/proc/kallsyms", "/proc/keys", "/proc/cmdline", "/sys/kernel/notes", "/dev/vda", "/dev/sda", "/dev/mem", "/dev/kmsg",
    "/proc/1/cmdline", "/proc/1/fd/0", "/proc/net/tcp", "/proc/mounts/../../etc/passwd", "/etc/ssl/private", "/var/log/syslog",
    "/tmp/../etc/passwd", "/dev/shm", "/run/secrets", "/proc/self/task/../../1/environ",
  };
  static const char *detours[] = {"/proc/1/root", "/proc/self/root", "/proc/self/cwd/../../../../../..", "/proc/1/cwd/../../.."};
  char path[4300];
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) must_not_read(paths[i]);
  if (argc < 2) return 98;
  must_not_read(argv[0]);
  for (size_t i = 0; i < sizeof detours / sizeof *detours; i++) {
    snprintf(path, sizeof path, "%s%s", detours[i], argv[0]);
    must_not_read(path);
  }
  snprintf(path, sizeof path, "/proc/%s/environ", argv[1]);
  must_not_read(path);
  static const char *of_the_parent[] = {"environ", "cmdline", "maps", "mem", "fd/0", "stack", "auxv"};
  for (size_t i = 0; i < sizeof of_the_parent / sizeof *of_the_parent; i++) {
    snprintf(path, sizeof path, "/proc/%d/%s", getppid(), of_the_parent[i]);
    must_not_read(path);
  }
  return 0;
}

static int write_anywhere(int argc, char **argv) {
  static const char *paths[] = {
    "/x", "./x", "/usr/x", "/usr/bin/x", "/usr/lib/x", "/etc/x", "/var/x", "/dev/shm/x", "/dev/x", "/proc/sys/kernel/core_pattern",
    "/proc/sysrq-trigger", "/proc/1/oom_score_adj", "/dev/sda", "/dev/kmsg", "/proc/self/exe",
  };
  for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) must_not_write(paths[i]);
  if (argc > 0) must_not_write(argv[0]);
  return 0;
}

/* Attributes by path: Landlock alone would allow these. argument: a writable file of the judge */
static int change_attributes(int argc, char **argv) {
  const struct timeval times[2] = {{1, 0}, {1, 0}};
  if (argc < 1) return 98;
  must_fail(chmod(argv[0], 0777), "chmod");
  must_fail(chown(argv[0], getuid(), getgid()), "chown");
  must_fail(utimes(argv[0], times), "utimes");
  must_fail(setxattr(argv[0], "user.x", "x", 1, 0), "setxattr");
  must_fail(truncate(argv[0], 0), "truncate");
  must_fail(open(argv[0], O_RDONLY | O_TRUNC), "open for reading that truncates");
  return 0;
}

static int links(int argc, char **argv) {
  if (argc < 1) return 98;
  if (symlink(argv[0], "/tmp/link") == 0) must_not_read("/tmp/link");
  must_fail(link(argv[0], "/tmp/hard"), "hard link to a file outside");
  must_fail(link("/etc/passwd", "/tmp/passwd"), "hard link to /etc/passwd");
  return 0;
}

/* Reopens its own input for writing through /proc: shared with the judge if the uid is. */
static int reopen_input(int argc, char **argv) {
  (void)argc, (void)argv;
  char path[256];
  int fd = open("/proc/self/fd/0", O_RDWR);
  if (fd >= 0) must_fail(pwrite(fd, "X", 1, 0), "wrote to its own input");
  must_fail(ftruncate(0, 0), "truncated its own input");
  ssize_t length = readlink("/proc/self/fd/0", path, sizeof path - 1);
  if (length > 0 && !strstr((path[length] = 0, path), "memfd")) printf("ESCAPED the input has a path: %s\n", path);
  return 0;
}

static int inherited_files(int argc, char **argv) {
  (void)argc, (void)argv;
  for (int fd = 3; fd < 1024; fd++)
    if (fcntl(fd, F_GETFD) >= 0) printf("ESCAPED file %d is open\n", fd);
  return 0;
}

/* Prints how many MB fit. */
static int fill_tmp(int argc, char **argv) {
  (void)argc, (void)argv;
  static char block[1 << 16];
  long long total = 0;
  signal(SIGXFSZ, SIG_IGN);
  for (int i = 0; i < 10000; i++) {
    char name[64];
    snprintf(name, sizeof name, "/tmp/fill%d", i);
    int fd = open(name, O_CREAT | O_WRONLY, 0600);
    if (fd < 0) break;
    ssize_t written;
    while ((written = write(fd, block, sizeof block)) > 0) total += written;
    close(fd);
    if (errno == ENOSPC) break;
  }
  printf("%lld\n", total >> 20);
  return 0;
}

/* Prints how many files could be created. */
static int many_files(int argc, char **argv) {
  (void)argc, (void)argv;
  int made = 0;
  for (; made < 100000; made++) {
    char name[64];
    snprintf(name, sizeof name, "/tmp/file%d", made);
    int fd = open(name, O_CREAT | O_WRONLY, 0600);
    if (fd < 0) break;
    close(fd);
  }
  printf("%d\n", made);
  return 0;
}

/* Prints how many files can be open at once. */
static int many_descriptors(int argc, char **argv) {
  (void)argc, (void)argv;
  int open_files = 0;
  while (open_files < 100000 && dup(0) >= 0) open_files++;
  printf("%d\n", open_files);
  return 0;
}

/* A path too deep for a cleanup that builds whole paths. */
static int deep_folders(int argc, char **argv) {
  (void)argc, (void)argv;
  if (chdir("/tmp")) return 0;
  int depth = 0;
  while (depth < 100000 && mkdir("d", 0700) == 0 && chdir("d") == 0) depth++;
  printf("%d\n", depth);
  return 0;
}

static int sparse_file(int argc, char **argv) {
  (void)argc, (void)argv;
  signal(SIGXFSZ, SIG_IGN);
  int fd = open("/tmp/sparse", O_CREAT | O_WRONLY, 0600);
  if (fd >= 0) must_fail(ftruncate(fd, 1LL << 40), "made a file of 1 TB");
  return 0;
}

const struct abuse file_abuses[] = {
  {"read-secrets", read_secrets}, {"write-anywhere", write_anywhere}, {"change-attributes", change_attributes},
  {"links", links},               {"reopen-input", reopen_input},     {"inherited-files", inherited_files},
  {"fill-tmp", fill_tmp},         {"many-files", many_files},         {"sparse-file", sparse_file},
  {"many-descriptors", many_descriptors}, {"deep-folders", deep_folders},
  {NULL, NULL},
};

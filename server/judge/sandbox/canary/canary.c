/*
 * Tries, from inside a sandbox, what a sandbox must prevent. Runs at every start of the judge (selftest.ts),
 * before any untrusted program: a tier that allows one of these is not used.
 *
 * canary inside <secret file> <pid of the judge>   prints a line for each success; silent otherwise
 * canary spin | sleep | flood | memory <MB>        continues until stopped
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NR_IO_URING_SETUP = 425, MEGABYTE = 1 << 20 /* the largest file the self-test allows */ };

static void report(const char *what) {
  printf("%s\n", what);
  fflush(stdout);
}

static void must_fail(long result, const char *what) {
  if (result >= 0) report(what);
}

static void must_not_open(const char *path, int flags) {
  char text[256];
  int fd = open(path, flags, 0600);
  if (fd < 0) return;
  snprintf(text, sizeof text, "opened %s%s", path, flags == O_RDONLY ? "" : " for writing");
  report(text);
  close(fd);
}

static void try_files(const char *secret) {
  char path[4200];
  must_not_open(secret, O_RDONLY);
  must_not_open(secret, O_WRONLY | O_APPEND);
  snprintf(path, sizeof path, "/proc/1/root%s", secret);
  must_not_open(path, O_RDONLY);
  snprintf(path, sizeof path, "/old%s", secret); /* where the view is put together */
  must_not_open(path, O_RDONLY);
  must_not_open("/etc/passwd", O_RDONLY);
  must_not_open("/etc/shadow", O_RDONLY);
  must_not_open("./planted", O_WRONLY | O_CREAT);
  must_not_open("/planted", O_WRONLY | O_CREAT);
  must_not_open("/usr/lib/planted", O_WRONLY | O_CREAT);
  must_not_open("/proc/sys/kernel/core_pattern", O_WRONLY);
  must_not_open("/proc/1/environ", O_RDONLY);
  must_not_open("/proc/1/mem", O_RDONLY);
  must_not_open("/dev/mem", O_RDONLY);
  snprintf(path, sizeof path, "/proc/%d/environ", getppid());
  must_not_open(path, O_RDONLY);
  must_fail(chmod(secret, 0777), "changed the mode of a file outside");
}

static void try_network(void) {
  must_fail(socket(AF_INET, SOCK_STREAM, 0), "made an internet socket");
  must_fail(socket(AF_UNIX, SOCK_STREAM, 0), "made a unix socket");
  must_fail(socket(AF_NETLINK, SOCK_RAW, 0), "made a netlink socket");
}

static void try_processes(pid_t judge) {
  pid_t child = fork();
  if (child == 0) _exit(0);
  must_fail(child, "started a process");
  must_fail(kill(judge, 0), "could signal the judge");
  must_fail(ptrace(PTRACE_ATTACH, getppid(), 0, 0), "could trace its parent");
  must_fail(ptrace(PTRACE_TRACEME, 0, 0, 0), "could ask to be traced");
}

static void try_kernel(void) {
  char buffer[256] = {0};
  must_fail(unshare(CLONE_NEWUSER), "made a user namespace");
  must_fail(mount("x", "/tmp", "tmpfs", 0, NULL), "mounted something");
  must_fail(syscall(NR_IO_URING_SETUP, 4, buffer), "set up io_uring");
  must_fail(syscall(SYS_bpf, 0, buffer, sizeof buffer), "used bpf");
  must_fail(syscall(SYS_keyctl, 0, -3, 1), "reached a keyring");
  must_fail(syscall(SYS_perf_event_open, buffer, 0, -1, -1, 0), "used perf events");
}

/* The value of `name` in /proc/self/status, as a hexadecimal number; -1 when it cannot be read. */
static long long status_value(const char *name) {
  char line[256];
  long long value = -1;
  FILE *status = fopen("/proc/self/status", "r");
  if (!status) return -1;
  while (fgets(line, sizeof line, status))
    if (strncmp(line, name, strlen(name)) == 0) value = strtoll(line + strlen(name), NULL, 16);
  fclose(status);
  return value;
}

static void try_identity(void) {
  if (getuid() == 0 || geteuid() == 0) report("is root");
  must_fail(setuid(0), "became root");
  if (status_value("CapEff:") > 0 || status_value("CapPrm:") > 0) report("has capabilities");
  if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) report("may gain privileges");
  if (prctl(PR_GET_SECCOMP, 0, 0, 0, 0) != 2) report("has no system call filter");
  struct rlimit processes = {RLIM_INFINITY, RLIM_INFINITY};
  must_fail(setrlimit(RLIMIT_NPROC, &processes), "raised its own limits");
  struct rlimit files = {0, 0};
  if (getrlimit(RLIMIT_FSIZE, &files) || files.rlim_max > MEGABYTE) report("may write files of any size");
  for (int fd = 3; fd < 64; fd++)
    if (fcntl(fd, F_GETFD) >= 0) report("inherited an open file");
}

static int inside(const char *secret, pid_t judge) {
  try_files(secret);
  try_network();
  try_processes(judge);
  try_kernel();
  try_identity();
  return 0;
}

static void use_memory(size_t megabytes) {
  for (size_t i = 0; i < megabytes; i++) {
    char *block = malloc(1 << 20);
    if (!block) return;
    memset(block, 1, 1 << 20);
  }
}

int main(int argc, char **argv) {
  static char block[1 << 16];
  const char *what = argc > 1 ? argv[1] : "";
  if (argc == 4 && strcmp(what, "inside") == 0) return inside(argv[2], (pid_t)atoi(argv[3]));
  if (argc == 3 && strcmp(what, "memory") == 0) use_memory((size_t)atoi(argv[2]));
  if (strcmp(what, "spin") == 0)
    for (volatile unsigned long i = 0;; i++) continue;
  if (strcmp(what, "sleep") == 0)
    for (;;) pause();
  size_t portion = argc == 3 ? (size_t)atoi(argv[2]) : sizeof block;
  if (strcmp(what, "flood") == 0 && portion <= sizeof block)
    while (write(STDOUT_FILENO, block, portion) >= 0) continue;
  return 0;
}

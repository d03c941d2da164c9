/* What a run has used so far, by asking the kernel from outside. */
#define _GNU_SOURCE
#include "cage.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

double now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static ssize_t read_file(const char *path, char *text, size_t size) {
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  ssize_t length = read(fd, text, size - 1);
  close(fd);
  text[length > 0 ? length : 0] = 0;
  return length;
}

/* CPU time of all threads of a process, or -1 when it is gone. */
long long process_cpu_us(pid_t pid) {
  clockid_t clock;
  struct timespec used;
  if (clock_getcpuclockid(pid, &clock) || clock_gettime(clock, &used)) return -1;
  return used.tv_sec * 1000000LL + used.tv_nsec / 1000;
}

long long process_rss_bytes(pid_t pid) {
  char path[64], text[128];
  long long total, resident;
  snprintf(path, sizeof path, "/proc/%d/statm", pid);
  if (read_file(path, text, sizeof text) <= 0) return -1;
  if (sscanf(text, "%lld %lld", &total, &resident) != 2) return -1;
  return resident * sysconf(_SC_PAGESIZE);
}

/* CPU time of a process and of the children it has waited for. */
static long long process_and_reaped_us(pid_t pid) {
  char path[64], text[1024];
  unsigned long ticks[4];
  snprintf(path, sizeof path, "/proc/%d/stat", pid);
  if (read_file(path, text, sizeof text) <= 0) return 0;
  const char *after_name = strrchr(text, ')'); /* the name may hold anything, spaces and parentheses too */
  if (!after_name) return 0;
  if (sscanf(after_name + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu %lu %lu", &ticks[0], &ticks[1], &ticks[2],
             &ticks[3]) != 4)
    return 0;
  return (long long)(ticks[0] + ticks[1] + ticks[2] + ticks[3]) * 1000000LL / sysconf(_SC_CLK_TCK);
}

/* Adds up a process and everything below it. The tree is shallow: a compiler driver and its passes. */
void tree_usage(pid_t root, long long *cpu_us, long long *rss_bytes) {
  char path[96], text[4096];
  long long rss = process_rss_bytes(root);
  if (rss > 0) *rss_bytes += rss;
  *cpu_us += process_and_reaped_us(root);
  snprintf(path, sizeof path, "/proc/%d/task/%d/children", root, root);
  if (read_file(path, text, sizeof text) <= 0) return;
  char *rest = text;
  for (;;) {
    char *end;
    long child = strtol(rest, &end, 10);
    if (end == rest) return;
    tree_usage((pid_t)child, cpu_us, rss_bytes);
    rest = end;
  }
}

static int threads_of(const char *pid) {
  char path[64], text[1024];
  int threads;
  snprintf(path, sizeof path, "/proc/%.16s/stat", pid);
  if (read_file(path, text, sizeof text) <= 0) return 0;
  const char *after_name = strrchr(text, ')');
  if (!after_name) return 0;
  if (sscanf(after_name + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*u %*u %*d %*d %d", &threads) != 1) return 0;
  return threads;
}

/* Threads of all processes of a uid: where the program shares ours, RLIMIT_NPROC counts them all. */
int tasks_of_uid(uid_t uid) {
  DIR *proc = opendir("/proc");
  if (!proc) return 0;
  int tasks = 0;
  for (struct dirent *entry = readdir(proc); entry; entry = readdir(proc)) {
    struct stat info;
    if (entry->d_name[0] < '1' || entry->d_name[0] > '9') continue;
    if (fstatat(dirfd(proc), entry->d_name, &info, 0) == 0 && info.st_uid == uid) tasks += threads_of(entry->d_name);
  }
  closedir(proc);
  return tasks;
}

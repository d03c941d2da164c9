/* Measures a run from outside, through the kernel. */
#define _GNU_SOURCE
#include "cage.h"

#include <dirent.h>
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

/* CPU time of all threads of a process, or -1 when it has ended. */
long long process_cpu_us(pid_t pid) {
  clockid_t clock;
  struct timespec used;
  if (clock_getcpuclockid(pid, &clock) || clock_gettime(clock, &used)) return -1;
  return used.tv_sec * 1000000LL + used.tv_nsec / 1000;
}

/* All bytes that a process has written to any file; -1 where the kernel does not count it. */
long long process_written_bytes(pid_t pid) {
  char path[64], text[512];
  long long bytes;
  snprintf(path, sizeof path, "/proc/%d/io", pid);
  if (read_text(path, text, sizeof text) <= 0) return -1;
  const char *found = strstr(text, "wchar:");
  return found && sscanf(found, "wchar: %lld", &bytes) == 1 ? bytes : -1;
}

static long long resident_bytes(const char *statm_path) {
  char text[128];
  long long total, resident;
  if (read_text(statm_path, text, sizeof text) <= 0) return -1;
  if (sscanf(text, "%lld %lld", &total, &resident) != 2) return -1;
  return resident * sysconf(_SC_PAGESIZE);
}

/* Calls `visit` for each thread of a process with its directory below /proc; stops when it returns false. */
static void each_thread(pid_t pid, bool (*visit)(const char *directory, void *with), void *with) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR *threads = opendir(path);
  if (!threads) return;
  bool more = true;
  for (struct dirent *entry = readdir(threads); entry && more; entry = readdir(threads)) {
    if (entry->d_name[0] == '.') continue;
    char directory[96];
    snprintf(directory, sizeof directory, "/proc/%d/task/%.16s", pid, entry->d_name);
    more = visit(directory, with);
  }
  closedir(threads);
}

static bool see_memory(const char *thread, void *bytes) {
  char path[128];
  snprintf(path, sizeof path, "%s/statm", thread);
  long long resident = resident_bytes(path);
  if (resident > *(long long *)bytes) *(long long *)bytes = resident;
  return resident <= 0;
}

/*
 * All threads share the memory, but an ended one shows none, and the first one may end long before the
 * others.
 */
long long process_rss_bytes(pid_t pid) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/statm", pid);
  long long bytes = resident_bytes(path);
  if (bytes == 0) each_thread(pid, see_memory, &bytes);
  return bytes;
}

/* CPU time of a process and of the children it has waited for. */
static long long process_and_reaped_us(pid_t pid) {
  char path[64], text[1024];
  unsigned long ticks[4];
  snprintf(path, sizeof path, "/proc/%d/stat", pid);
  if (read_text(path, text, sizeof text) <= 0) return 0;
  const char *after_name = strrchr(text, ')'); /* the name may contain anything, spaces and parentheses too */
  if (!after_name) return 0;
  if (sscanf(after_name + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu %lu %lu", &ticks[0], &ticks[1], &ticks[2],
             &ticks[3]) != 4)
    return 0;
  return (long long)(ticks[0] + ticks[1] + ticks[2] + ticks[3]) * 1000000LL / sysconf(_SC_CLK_TCK);
}

struct use {
  long long *cpu_us, *rss_bytes;
};

/* A child is listed under the thread that started it. */
static bool see_children(const char *thread, void *with) {
  const struct use *use = with;
  char path[128], text[4096];
  snprintf(path, sizeof path, "%s/children", thread);
  if (read_text(path, text, sizeof text) <= 0) return true;
  char *end, *rest = text;
  for (long child = strtol(rest, &end, 10); end != rest; child = strtol(rest, &end, 10)) {
    tree_usage((pid_t)child, use->cpu_us, use->rss_bytes);
    rest = end;
  }
  return true;
}

/* Sums up a process and its descendants. The tree is shallow: a compiler driver and its passes. */
void tree_usage(pid_t root, long long *cpu_us, long long *rss_bytes) {
  long long rss = process_rss_bytes(root);
  if (rss > 0) *rss_bytes += rss;
  *cpu_us += process_and_reaped_us(root);
  each_thread(root, see_children, &(struct use){cpu_us, rss_bytes});
}

static int threads_of(const char *pid) {
  char path[64], text[1024];
  int threads;
  snprintf(path, sizeof path, "/proc/%.16s/stat", pid);
  if (read_text(path, text, sizeof text) <= 0) return 0;
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

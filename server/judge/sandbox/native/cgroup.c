/*
 * Control groups, both versions. A fresh group per run: the peak of a used one cannot be reset everywhere, and a fresh one costs
 * a quarter of a millisecond. The group only enforces the limit and tells whether the kernel killed for it; the peak that is
 * reported is the process's own, which page cache does not blur.
 */
#define _GNU_SOURCE
#include "cgroup.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/*
 * The kernel's own needs (page tables, pipes, thread stacks) are charged to the group as well; without room for them a program
 * just below its limit would be killed.
 */
#define KERNEL_SHARE(bytes) ((bytes) / 128 + 2 * 1024 * 1024)

static int set(const char *directory, const char *file, long long value) {
  char path[640], text[32];
  snprintf(path, sizeof path, "%s/%s", directory, file);
  snprintf(text, sizeof text, "%lld", value);
  return write_text(path, text);
}

/* The number behind `key` in a flat-keyed file, or the file's only number when key is "". */
static long long get(const char *directory, const char *file, const char *key) {
  char path[640], text[4096];
  snprintf(path, sizeof path, "%s/%s", directory, file);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  ssize_t length = read(fd, text, sizeof text - 1);
  close(fd);
  if (length <= 0) return -1;
  text[length] = 0;
  const char *found = strstr(text, key);
  return found ? atoll(found + strlen(key)) : -1;
}

static int make_directory(char *path, size_t size, const char *parent) {
  static unsigned long counter;
  snprintf(path, size, "%s/run-%d-%lu", parent, (int)getpid(), counter++);
  if (mkdir(path, 0755) == 0) return 0;
  path[0] = 0;
  return -1;
}

static int limit_memory(const struct cgroup *cgroup, const struct job *job) {
  long long bytes = job->memory_bytes + KERNEL_SHARE(job->memory_bytes);
  if (cgroup->unified) {
    set(cgroup->memory, "memory.swap.max", 0); /* absent without swap accounting */
    return set(cgroup->memory, "memory.max", bytes);
  }
  int result = set(cgroup->memory, "memory.limit_in_bytes", bytes);
  set(cgroup->memory, "memory.memsw.limit_in_bytes", bytes); /* likewise */
  return result;
}

int cgroup_create(struct cgroup *cgroup, const struct job *job) {
  memset(cgroup, 0, sizeof *cgroup);
  if (job->cgroup_unified) {
    cgroup->unified = true;
    if (make_directory(cgroup->memory, sizeof cgroup->memory, job->cgroup_unified)) return -1;
    memcpy(cgroup->cpu, cgroup->memory, sizeof cgroup->cpu);
    set(cgroup->memory, "pids.max", job->threads);
  } else {
    if (job->cgroup_memory && make_directory(cgroup->memory, sizeof cgroup->memory, job->cgroup_memory)) return -1;
    if (job->cgroup_cpu && make_directory(cgroup->cpu, sizeof cgroup->cpu, job->cgroup_cpu)) {
      cgroup_remove(cgroup);
      return -1;
    }
  }
  if (cgroup->memory[0] && limit_memory(cgroup, job)) {
    int saved = errno;
    cgroup_remove(cgroup);
    errno = saved;
    return -1;
  }
  return 0;
}

int cgroup_add(const struct cgroup *cgroup, pid_t pid) {
  if (cgroup->memory[0] && set(cgroup->memory, "cgroup.procs", pid)) return -1;
  if (cgroup->cpu[0] && !cgroup->unified && set(cgroup->cpu, "cgroup.procs", pid)) return -1;
  return 0;
}

long long cgroup_cpu_us(const struct cgroup *cgroup) {
  if (!cgroup->cpu[0]) return -1;
  if (cgroup->unified) return get(cgroup->cpu, "cpu.stat", "usage_usec ");
  long long nanoseconds = get(cgroup->cpu, "cpuacct.usage", "");
  return nanoseconds < 0 ? -1 : nanoseconds / 1000;
}

long cgroup_oom_kills(const struct cgroup *cgroup) {
  if (!cgroup->memory[0]) return 0;
  long long kills = get(cgroup->memory, cgroup->unified ? "memory.events" : "memory.oom_control", "oom_kill ");
  return kills > 0 ? (long)kills : 0;
}

static void remove_directory(char *path) {
  /* A zombie that is not reaped yet keeps the group busy for a moment. */
  for (int attempt = 0; path[0] && attempt < 50; attempt++) {
    if (rmdir(path) == 0 || errno != EBUSY) break;
    usleep(1000);
  }
  path[0] = 0;
}

void cgroup_remove(struct cgroup *cgroup) {
  remove_directory(cgroup->memory);
  if (!cgroup->unified) remove_directory(cgroup->cpu);
  cgroup->cpu[0] = 0;
}

/*
 * Control groups, both versions.
 *
 * The helper joins a group of its own when it starts, and every run is born into it. Moving each run into a group of its own
 * would be tidier, but moving a process waits for the kernel to go round all CPUs: 10 ms a run, against 1 ms for all the rest.
 * What follows from sharing:
 *   - the limit is set before each run to what is in use at that moment (our buffers, cached files) plus what the run may have;
 *   - cached files may give way to the program, so the limit is a guard for the machine, and the verdict rests on the program's
 *     own peak (ru_maxrss), which is exact;
 *   - the kernel must never pick the helper when it kills for the limit: init volunteers by its oom_score_adj.
 */
#define _GNU_SOURCE
#include "cgroup.h"

#include "cage.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DIRECTORY_BYTES = 512, NO_LIMIT = -1 };

/*
 * The kernel's own needs (page tables, pipes, thread stacks) and what we keep of the output are charged to the group as well;
 * without room for them a program just below its limit would be killed.
 */
#define BESIDES(bytes) ((bytes) / 128 + 4 * 1024 * 1024)

static bool unified;
static char memory[DIRECTORY_BYTES], cpu[DIRECTORY_BYTES]; /* the same directory in version 2 */

static int set(const char *directory, const char *file, long long value) {
  char path[DIRECTORY_BYTES + 64], text[32];
  snprintf(path, sizeof path, "%s/%s", directory, file);
  if (value == NO_LIMIT && unified) snprintf(text, sizeof text, "max");
  else snprintf(text, sizeof text, "%lld", value);
  return write_text(path, text);
}

/* The number behind `key` in a flat-keyed file, or the file's only number when key is "". */
static long long get(const char *directory, const char *file, const char *key) {
  char path[DIRECTORY_BYTES + 64], text[4096];
  snprintf(path, sizeof path, "%s/%s", directory, file);
  if (read_text(path, text, sizeof text) <= 0) return -1;
  const char *found = strstr(text, key);
  return found ? atoll(found + strlen(key)) : -1;
}

static int join(char *directory, const char *parent) {
  int length = snprintf(directory, DIRECTORY_BYTES, "%s/helper-%d", parent, (int)getpid());
  if (length >= DIRECTORY_BYTES) {
    errno = ENAMETOOLONG;
    return -1;
  }
  if (mkdir(directory, 0755) && errno != EEXIST) return -1;
  return set(directory, "cgroup.procs", getpid());
}

int cgroup_join(char **parents, int count) {
  if (count == 0) return 0;
  unified = count == 1;
  if (join(memory, parents[0])) return -1;
  if (!unified) return join(cpu, parents[1]);
  set(memory, "memory.swap.max", 0); /* absent without swap accounting */
  memcpy(cpu, memory, sizeof cpu);
  return 0;
}

bool cgroup_joined(void) { return memory[0] != 0; }

/* The two v1 limits may never cross, so the one that includes swap steps aside while the other is set. */
static int set_limit(long long bytes) {
  if (unified) return set(memory, "memory.max", bytes);
  set(memory, "memory.memsw.limit_in_bytes", NO_LIMIT); /* absent without swap accounting */
  int result = set(memory, "memory.limit_in_bytes", bytes);
  set(memory, "memory.memsw.limit_in_bytes", bytes);
  return result;
}

int cgroup_limit(long long bytes) {
  if (!cgroup_joined()) return 0;
  long long used = get(memory, unified ? "memory.current" : "memory.usage_in_bytes", "");
  if (used < 0) return -1;
  return set_limit(used + bytes + BESIDES(bytes));
}

void cgroup_unlimit(void) {
  if (cgroup_joined()) set_limit(NO_LIMIT);
}

long long cgroup_cpu_us(void) {
  if (!cgroup_joined()) return -1;
  if (unified) return get(cpu, "cpu.stat", "usage_usec ");
  long long nanoseconds = get(cpu, "cpuacct.usage", "");
  return nanoseconds < 0 ? -1 : nanoseconds / 1000;
}

long cgroup_oom_kills(void) {
  if (!cgroup_joined()) return 0;
  long long kills = get(memory, unified ? "memory.events" : "memory.oom_control", "oom_kill ");
  return kills > 0 ? (long)kills : 0;
}

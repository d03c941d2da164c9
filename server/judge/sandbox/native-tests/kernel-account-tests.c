/*
 * What the helper reads from the kernel: control groups (from copies of their files), work directories,
 * times, outputs.
 */
#define _GNU_SOURCE
#include "../native/capture.h"
#include "../native/cgroup.h"
#include "check.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MEGABYTE = 1 << 20 };

static const char *in(const char *directory, const char *name) {
  static char path[512];
  snprintf(path, sizeof path, "%s/%s", directory, name);
  return path;
}

static long long number_in(const char *directory, const char *name) {
  char text[64];
  return read_text(in(directory, name), text, sizeof text) > 0 ? atoll(text) : -1;
}

static bool reads(const char *directory, const char *name, const char *start) {
  char text[64];
  return read_text(in(directory, name), text, sizeof text) > 0 && strncmp(text, start, strlen(start)) == 0;
}

/* A directory like a helper's own group, below `parent`. */
static void make_group(const char *parent, char group[256]) {
  snprintf(group, 256, "%s/helper-%d", parent, (int)getpid());
  if (mkdir(group, 0755)) abort();
  write_file(in(group, "cgroup.procs"), "");
}

static void version_2(void) {
  char parent[128], group[256];
  char *parents[] = {parent};
  snprintf(parent, sizeof parent, "%s", scratch_directory());
  CHECK(cgroup_join((char *[]){(char[]){"/nowhere/at/all"}}, 1) < 0);
  make_group(parent, group);
  write_file(in(group, "memory.max"), "max\n");
  write_file(in(group, "memory.swap.max"), "max\n");
  write_file(in(group, "memory.current"), "1000000\n");
  write_file(in(group, "memory.events"), "low 0\nhigh 0\nmax 17\noom 2\noom_kill 3\noom_group_kill 4\n");
  write_file(in(group, "cpu.stat"), "usage_usec 123456\nuser_usec 23456\nsystem_usec 100000\n");
  CHECK(cgroup_join(parents, 1) == 0 && cgroup_joined());
  CHECK(number_in(group, "cgroup.procs") == getpid() && number_in(group, "memory.swap.max") == 0);
  CHECK(cgroup_limit(64 * MEGABYTE) == 0);
  CHECK(number_in(group, "memory.max") >= 1000000 + 64 * MEGABYTE && number_in(group, "memory.max") < 1000000 + 72 * MEGABYTE);
  CHECK(cgroup_cpu_us() == 123456 && cgroup_oom_kills() == 3);
  cgroup_unlimit();
  CHECK(reads(group, "memory.max", "max"));
  unlink(in(group, "memory.current"));
  CHECK(cgroup_limit(64 * MEGABYTE) < 0); /* no limit without knowing what is in use */
}

static void version_1(void) {
  char memory[128], cpu[128], group[256], cpu_group[256];
  char *parents[] = {memory, cpu};
  snprintf(memory, sizeof memory, "%s", scratch_directory());
  snprintf(cpu, sizeof cpu, "%s", scratch_directory());
  make_group(memory, group);
  make_group(cpu, cpu_group);
  write_file(in(group, "memory.limit_in_bytes"), "9223372036854771712\n");
  write_file(in(group, "memory.usage_in_bytes"), "500\n");
  write_file(in(group, "memory.oom_control"), "oom_kill_disable 0\nunder_oom 1\noom_kill 5\n");
  write_file(in(cpu_group, "cpuacct.usage"), "7654321\n");
  CHECK(cgroup_join(parents, 2) == 0);
  CHECK(number_in(cpu_group, "cgroup.procs") == getpid());
  CHECK(cgroup_limit(MEGABYTE) == 0 && number_in(group, "memory.limit_in_bytes") > MEGABYTE);
  CHECK(cgroup_cpu_us() == 7654 && cgroup_oom_kills() == 5);
  cgroup_unlimit();
  CHECK(reads(group, "memory.limit_in_bytes", "-1"));
}

void test_control_groups(void) {
  CHECK(cgroup_join(NULL, 0) == 0 && !cgroup_joined() && cgroup_limit(1) == 0 && cgroup_cpu_us() == -1 && cgroup_oom_kills() == 0);
  version_2();
  version_1();
}

void test_work_size(void) {
  char dir[128], path[256];
  snprintf(dir, sizeof dir, "%s", scratch_directory());
  long long empty = tree_bytes(dir);
  CHECK(empty >= 0 && empty < MEGABYTE);
  char *megabyte = malloc(MEGABYTE + 1);
  if (!megabyte) abort();
  memset(megabyte, 'x', MEGABYTE);
  megabyte[MEGABYTE] = 0;
  write_file(in(dir, "file"), megabyte);
  mkdir(in(dir, "below"), 0755);
  snprintf(path, sizeof path, "%s/below/file", dir);
  write_file(path, megabyte);
  free(megabyte);
  long long two = tree_bytes(dir) - empty;
  CHECK(two >= 2 * MEGABYTE && two < 2 * MEGABYTE + MEGABYTE / 2);
  CHECK(symlink("/usr", in(dir, "link")) == 0);
  CHECK(tree_bytes(dir) - empty < 2 * MEGABYTE + MEGABYTE / 2); /* not followed */
  CHECK(tree_bytes(in(dir, "link")) < 0); /* a file that was replaced */
  CHECK(tree_bytes("/nowhere/at/all") == 0);
  snprintf(path, sizeof path, "%s", dir);
  for (int depth = 0; depth < 20; depth++) {
    snprintf(path + strlen(path), sizeof path - strlen(path), "/d");
    CHECK(mkdir(path, 0755) == 0);
  }
  CHECK(tree_bytes(dir) < 0); /* deeper than any legitimate tree */
}

void test_capture(void) {
  struct captured captured;
  int ends[2];
  CHECK(pipe2(ends, O_CLOEXEC) == 0 && capture_open(&captured, 10) == 0);
  CHECK(write(ends[1], "0123456789abcdef", 16) == 16);
  CHECK(capture_read(&captured, ends[0]) && captured.length == 10 && captured.seen == 10);
  CHECK(capture_read(&captured, ends[0]) && captured.length == 10 && captured.seen == 16); /* counted, not kept */
  CHECK(memcmp(captured.bytes, "0123456789", 10) == 0);
  close(ends[1]);
  CHECK(!capture_read(&captured, ends[0]));
  capture_close(&captured);
  CHECK(!captured.bytes);
  close(ends[0]);
}

void test_meter(void) {
  long long cpu_us = 0, rss_bytes = 0;
  CHECK(process_cpu_us(getpid()) > 0 && process_rss_bytes(getpid()) > 0);
  CHECK(process_cpu_us(1 << 23) == -1 && process_rss_bytes(1 << 23) == -1); /* above the highest possible pid */
  pid_t child = fork();
  if (child == 0) {
    for (;;) pause();
  }
  tree_usage(getpid(), &cpu_us, &rss_bytes);
  CHECK(rss_bytes > process_rss_bytes(getpid())); /* the child's as well */
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  CHECK(tasks_of_uid(getuid()) > 0);
}

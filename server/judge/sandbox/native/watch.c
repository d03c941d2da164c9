/*
 * Watches a running program: its limits, its output, and messages from init. The keeper reads the kernel's
 * accounts from outside, often enough that no limit is exceeded by much.
 */
#define _GNU_SOURCE
#include "capture.h"
#include "cgroup.h"
#include "run.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
  SETUP_LIMIT_MS = 10000,
  AFTER_KILL_MS = 1000, /* for the target's end to be reported */
  AFTER_END_MS = 500,   /* for the pipes to be drained */
  CHECK_AT_LEAST_MS = 100,
  MEMORY_CHECK_MS = 5, /* where no control group protects the machine */
  TREE_CHECK_MS = 20,  /* walking /proc, or a work directory, is slower */
};

static void stop(struct run *run, enum killed_by reason) {
  if (run->outcome->killed_by != KILLED_BY_NONE) return;
  run->outcome->killed_by = reason;
  run->killed_ms = now_ms();
  if (run->target <= 0 || run->exited) return; /* after reaping, its pid may belong to another process */
  kill(run->target, SIGKILL);
  kill(-run->target, SIGKILL); /* its children, where it may have some */
}

static void use_so_far(const struct run *run, long long *cpu_us, long long *rss_bytes) {
  *cpu_us = 0;
  *rss_bytes = 0;
  if (!run->job->processes) {
    *cpu_us = process_cpu_us(run->target);
    *rss_bytes = process_rss_bytes(run->target);
  } else if (cgroup_joined()) {
    *cpu_us = cgroup_cpu_us() - run->group_cpu_before_us;
  } else {
    tree_usage(run->init, cpu_us, rss_bytes); /* from init, which adopts and reaps orphans */
  }
}

/* On how many cores the program could run at once. */
static double cores_of(const struct job *job) {
  static long cores;
  if (cores < 1) cores = sysconf(_SC_NPROCESSORS_ONLN);
  long used = job->threads < cores ? job->threads : cores;
  return used > 1 ? (double)used : 1;
}

/* How long to wait before the next check, so that no limit is exceeded by more than one pause. */
static int next_check_ms(const struct run *run, double wall_left_ms, double cpu_left_ms) {
  double cpu_wait_ms = cpu_left_ms / cores_of(run->job);
  double wait = wall_left_ms < cpu_wait_ms ? wall_left_ms : cpu_wait_ms;
  if (wait > CHECK_AT_LEAST_MS) wait = CHECK_AT_LEAST_MS;
  if ((run->writes || run->job->joint_count > 0) && wait > TREE_CHECK_MS) wait = TREE_CHECK_MS;
  if (!cgroup_joined()) {
    int often = run->job->processes ? TREE_CHECK_MS : MEMORY_CHECK_MS;
    if (wait > often) wait = often;
  }
  return wait < 1 ? 1 : (int)wait + 1;
}

static bool wrote_too_much(const struct run *run) {
  if (!run->writes) return false;
  long long bytes = written_bytes(run->job);
  return bytes < 0 || bytes - run->work_before_bytes > run->work_limit_bytes;
}

/*
 * Output to another program does not pass through us, so it is counted by the kernel: a flood would drown the
 * other one.
 */
static bool says_too_much(const struct run *run) {
  return run->job->joint_count > 0 && process_written_bytes(run->target) > run->job->output_bytes;
}

static int enforce_limits(struct run *run) {
  const struct job *job = run->job;
  double now = now_ms();
  if (run->exited) return 20;
  if (run->killed_ms > 0) {
    if (now - run->killed_ms > AFTER_KILL_MS) kill(run->init, SIGKILL);
    return 20;
  }
  if (run->target < 0) {
    if (now - run->created_ms > SETUP_LIMIT_MS) {
      errno = ETIMEDOUT;
      run_fault(run, "setup");
      kill(run->init, SIGKILL);
    }
    return CHECK_AT_LEAST_MS;
  }
  long long cpu_us, rss_bytes;
  use_so_far(run, &cpu_us, &rss_bytes);
  if (cpu_us > run->seen_cpu_us) run->seen_cpu_us = cpu_us;
  if (rss_bytes > run->outcome->peak_bytes) run->outcome->peak_bytes = rss_bytes;
  double wall_left_ms = (double)job->wall_ms - (now - run->started_ms);
  double cpu_left_ms = (double)job->cpu_ms - (double)cpu_us / 1000.0;
  if (wall_left_ms <= 0) stop(run, KILLED_BY_WALL);
  else if (cpu_left_ms < 0) stop(run, KILLED_BY_CPU);
  else if (rss_bytes > job->memory_bytes) stop(run, KILLED_BY_MEMORY);
  else if (wrote_too_much(run) || says_too_much(run)) stop(run, KILLED_BY_OUTPUT);
  return next_check_ms(run, wall_left_ms, cpu_left_ms);
}

static pid_t sender_of(struct msghdr *header) {
  struct cmsghdr *control = CMSG_FIRSTHDR(header);
  struct ucred credentials;
  if (!control || control->cmsg_type != SCM_CREDENTIALS) return -1;
  memcpy(&credentials, CMSG_DATA(control), sizeof credentials);
  return credentials.pid;
}

static void on_ready(struct run *run, pid_t target) {
  run->target = target;
  if (target <= 0) {
    run_fault(run, "credentials");
    kill(run->init, SIGKILL);
    return;
  }
  run->started_ms = now_ms();
  run->outcome->setup_us = (long long)((run->started_ms - run->created_ms) * 1000);
  if (send(run->ours.control, "g", 1, MSG_NOSIGNAL) != 1) run_fault(run, "go");
}

static void on_exited(struct run *run, const struct message *message) {
  struct outcome *outcome = run->outcome;
  const struct rusage *usage = &message->usage;
  run->exited = true;
  run->ended_ms = now_ms();
  outcome->ended_us = (long long)(message->ended_ms * 1000);
  outcome->exit_code = WIFEXITED(message->status) ? WEXITSTATUS(message->status) : -1;
  outcome->signal = WIFSIGNALED(message->status) ? WTERMSIG(message->status) : 0;
  outcome->wall_us = (long long)((run->ended_ms - run->started_ms) * 1000);
  outcome->cpu_us = (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1000000LL + usage->ru_utime.tv_usec + usage->ru_stime.tv_usec;
  if (usage->ru_maxrss * 1024LL > outcome->peak_bytes) outcome->peak_bytes = usage->ru_maxrss * 1024LL;
}

/*
 * init ended without a message. If we had stopped the program, or the kernel killed init instead of the
 * program for the group's limit, that is the program's end; its usage is known from outside only. Otherwise
 * it is a fault of ours.
 */
static void on_vanished(struct run *run) {
  if (run->exited) return;
  run->exited = true;
  run->ended_ms = now_ms();
  bool stopped = run->target > 0 && (run->killed_ms > 0 || cgroup_oom_kills() > run->oom_kills_before);
  if (!stopped) {
    errno = ECHILD;
    run_fault(run, "init died");
    return;
  }
  run->outcome->exit_code = -1;
  run->outcome->signal = SIGKILL;
  run->outcome->wall_us = (long long)((run->ended_ms - run->started_ms) * 1000);
  run->outcome->cpu_us = run->seen_cpu_us;
}

static void on_control(struct run *run) {
  struct message message;
  char control[CMSG_SPACE(sizeof(struct ucred))];
  struct iovec part = {&message, sizeof message};
  struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  ssize_t got = recvmsg(run->ours.control, &header, MSG_CMSG_CLOEXEC);
  if (got < 0 && errno == EINTR) return;
  if (got != (ssize_t)sizeof message) {
    on_vanished(run);
    close_end(&run->ours.control);
    return;
  }
  switch (message.kind) {
    case MESSAGE_READY: on_ready(run, sender_of(&header)); break;
    case MESSAGE_EXITED: on_exited(run, &message); break;
    case MESSAGE_FAULT:
      errno = message.fault.err;
      run_fault(run, message.fault.stage);
      break;
  }
}

static void drain(struct run *run, struct captured *captured, int *fd) {
  if (!capture_read(captured, *fd)) close_end(fd);
  if (run->outcome->out.seen + run->outcome->err.seen > run->job->output_bytes) stop(run, KILLED_BY_OUTPUT);
}

static bool over(const struct run *run) {
  if (!run->exited) return false;
  if (run->ours.out < 0 && run->ours.err < 0) return true;
  return now_ms() - run->ended_ms > AFTER_END_MS;
}

void watch_run(struct run *run) {
  while (!over(run)) {
    struct pollfd ends[3] = {{run->ours.control, POLLIN, 0}, {run->ours.out, POLLIN, 0}, {run->ours.err, POLLIN, 0}};
    if (run->exited) ends[0].fd = -1;
    if (poll(ends, 3, enforce_limits(run)) < 0 && errno != EINTR) {
      run_fault(run, "poll");
      return;
    }
    if (ends[0].revents) on_control(run);
    if (ends[1].revents) drain(run, &run->outcome->out, &run->ours.out);
    if (ends[2].revents) drain(run, &run->outcome->err, &run->ours.err);
  }
}

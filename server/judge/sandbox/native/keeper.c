/*
 * The keeper's side of one run: make the sandbox, watch the program, stop it at its limits, say how it went. Everything that can
 * fail here is recorded as a fault; whatever happens, nothing of the run is left when run_job() returns.
 */
#define _GNU_SOURCE
#include "capture.h"
#include "cgroup.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
  INNER_UID = 1000,
  PIPE_BYTES = 1 << 18,
  SETUP_LIMIT_MS = 10000,
  AFTER_KILL_MS = 1000, /* for the target's end to be reported */
  AFTER_END_MS = 500,   /* for the pipes to run dry */
  CHECK_AT_LEAST_MS = 100,
  MEMORY_CHECK_MS = 5,  /* where no control group guards the machine */
  TREE_CHECK_MS = 20,   /* walking /proc is dearer */
  NEIGHBOUR_TASKS = 24, /* what others of our uid may start meanwhile without taking threads from the program */
};

struct run {
  const struct job *job;
  struct outcome *outcome;
  struct child_ends ours; /* our ends; -1 once closed */
  pid_t init, target;     /* -1: not yet */
  double created_ms, started_ms, ended_ms, killed_ms;
  long oom_kills_before;
  long long group_cpu_before_us;
  long long seen_cpu_us; /* by looking from outside; what a killed tree used is known in no other way */
  bool exited; /* the target's end was reported, or can no longer be */
};

static void fault(struct run *run, const char *stage) {
  if (!run->outcome->fault.stage[0]) set_fault(&run->outcome->fault, stage, errno);
}

static void close_end(int *fd) {
  if (*fd >= 0) close(*fd);
  *fd = -1;
}

/* ---- Making the sandbox ---- */

static int namespace_flags(const struct job *job) {
  if (job->isolation == ISOLATION_LANDLOCK) return 0;
  int flags = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
  return job->isolation == ISOLATION_USERNS ? flags | CLONE_NEWUSER : flags;
}

/* The program is uid 1000 inside and ourselves outside; see main.c for why never root. */
static bool map_ids(pid_t init) {
  char path[64], map[64];
  snprintf(path, sizeof path, "/proc/%d/setgroups", init);
  if (write_text(path, "deny")) return false;
  snprintf(path, sizeof path, "/proc/%d/uid_map", init);
  snprintf(map, sizeof map, "%d %u 1", INNER_UID, geteuid());
  if (write_text(path, map)) return false;
  snprintf(path, sizeof path, "/proc/%d/gid_map", init);
  snprintf(map, sizeof map, "%d %u 1", INNER_UID, getegid());
  return write_text(path, map) == 0;
}

/* A pipe the program may also open again, as /dev/stdout, under its own uid. */
static bool make_pipe(const struct job *job, int *ours, int *theirs) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return false;
  *ours = ends[0];
  *theirs = ends[1];
  fcntl(ends[1], F_SETPIPE_SZ, PIPE_BYTES); /* fewer wake-ups; the default does as well */
  return geteuid() != 0 || fchown(ends[1], job->host_uid, job->host_uid) == 0;
}

static bool make_channels(struct run *run, struct child_ends *theirs) {
  int control[2], yes = 1;
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, control)) return false;
  run->ours.control = control[0];
  theirs->control = control[1];
  if (setsockopt(control[0], SOL_SOCKET, SO_PASSCRED, &yes, sizeof yes)) return false;
  theirs->in = run->job->stdin_fd;
  return make_pipe(run->job, &run->ours.out, &theirs->out) && make_pipe(run->job, &run->ours.err, &theirs->err);
}

/* fork() with namespaces: the child goes on with a copy of everything. All optional arguments are zero on every architecture. */
static pid_t fork_into_namespaces(int flags) { return (pid_t)syscall(SYS_clone, (unsigned long)(flags | SIGCHLD), 0, 0, 0, 0); }

static void start(struct run *run) {
  struct child_ends theirs = {-1, -1, -1, -1};
  if (!make_channels(run, &theirs)) {
    fault(run, "channels");
  } else {
    run->init = fork_into_namespaces(namespace_flags(run->job));
    if (run->init == 0) init_main(run->job, theirs);
    if (run->init < 0) fault(run, "clone");
    else if (run->job->isolation == ISOLATION_USERNS && !map_ids(run->init)) fault(run, "map ids");
    else if (send(run->ours.control, "g", 1, MSG_NOSIGNAL) != 1) fault(run, "start");
  }
  close_end(&theirs.control);
  close_end(&theirs.out);
  close_end(&theirs.err);
}

/* ---- Watching ---- */

static void stop(struct run *run, enum killed_by reason) {
  if (run->outcome->killed_by != KILLED_BY_NONE) return;
  run->outcome->killed_by = reason;
  run->killed_ms = now_ms();
  if (run->target <= 0 || run->exited) return; /* once reaped, its number may be anybody's */
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
    tree_usage(run->target, cpu_us, rss_bytes);
  }
}

/* How long the program may be left alone: half of the CPU time left, since it may use several cores at once. */
static int next_check_ms(const struct run *run, double wall_left_ms, double cpu_left_ms) {
  double wait = wall_left_ms < cpu_left_ms / 2 ? wall_left_ms : cpu_left_ms / 2;
  if (wait > CHECK_AT_LEAST_MS) wait = CHECK_AT_LEAST_MS;
  if (!cgroup_joined()) {
    int often = run->job->processes ? TREE_CHECK_MS : MEMORY_CHECK_MS;
    if (wait > often) wait = often;
  }
  return wait < 1 ? 1 : (int)wait + 1;
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
      fault(run, "setup");
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
    fault(run, "credentials");
    kill(run->init, SIGKILL);
    return;
  }
  run->started_ms = now_ms();
  run->outcome->setup_us = (long long)((run->started_ms - run->created_ms) * 1000);
  if (send(run->ours.control, "g", 1, MSG_NOSIGNAL) != 1) fault(run, "go");
}

static void on_exited(struct run *run, const struct message *message) {
  struct outcome *outcome = run->outcome;
  const struct rusage *usage = &message->usage;
  run->exited = true;
  run->ended_ms = now_ms();
  outcome->exit_code = WIFEXITED(message->status) ? WEXITSTATUS(message->status) : -1;
  outcome->signal = WIFSIGNALED(message->status) ? WTERMSIG(message->status) : 0;
  outcome->wall_us = (long long)((run->ended_ms - run->started_ms) * 1000);
  outcome->cpu_us = (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1000000LL + usage->ru_utime.tv_usec + usage->ru_stime.tv_usec;
  if (usage->ru_maxrss * 1024LL > outcome->peak_bytes) outcome->peak_bytes = usage->ru_maxrss * 1024LL;
}

static void on_control(struct run *run) {
  struct message message;
  char control[CMSG_SPACE(sizeof(struct ucred))];
  struct iovec part = {&message, sizeof message};
  struct msghdr header = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  ssize_t got = recvmsg(run->ours.control, &header, MSG_CMSG_CLOEXEC);
  if (got < 0 && errno == EINTR) return;
  if (got != (ssize_t)sizeof message) { /* init is gone */
    if (!run->exited) {
      errno = ECHILD;
      fault(run, "init died");
      run->exited = true;
      run->ended_ms = now_ms();
    }
    close_end(&run->ours.control);
    return;
  }
  switch (message.kind) {
    case MESSAGE_READY: on_ready(run, sender_of(&header)); break;
    case MESSAGE_EXITED: on_exited(run, &message); break;
    case MESSAGE_FAULT:
      errno = message.fault.err;
      fault(run, message.fault.stage);
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

static void watch(struct run *run) {
  while (!over(run)) {
    struct pollfd ends[3] = {{run->ours.control, POLLIN, 0}, {run->ours.out, POLLIN, 0}, {run->ours.err, POLLIN, 0}};
    if (run->exited) ends[0].fd = -1;
    if (poll(ends, 3, enforce_limits(run)) < 0 && errno != EINTR) {
      fault(run, "poll");
      return;
    }
    if (ends[0].revents) on_control(run);
    if (ends[1].revents) drain(run, &run->outcome->out, &run->ours.out);
    if (ends[2].revents) drain(run, &run->outcome->err, &run->ours.err);
  }
}

/* ---- Afterwards ---- */

static void clear_up(struct run *run) {
  if (run->init > 0) {
    /* Under Landlock init has work left to do (its group); it is quick, and told to hurry by SIGTERM if it is not. */
    if (run->job->isolation == ISOLATION_LANDLOCK && run->outcome->fault.stage[0]) kill(run->init, SIGTERM);
    if (run->job->isolation != ISOLATION_LANDLOCK) kill(run->init, SIGKILL);
    while (waitpid(run->init, NULL, 0) < 0 && errno == EINTR) continue;
  }
  run->outcome->oom_kills = cgroup_oom_kills() - run->oom_kills_before;
  long long group_cpu_us = cgroup_cpu_us() - run->group_cpu_before_us;
  if (group_cpu_us > run->seen_cpu_us) run->seen_cpu_us = group_cpu_us;
  if (run->job->processes && run->seen_cpu_us > run->outcome->cpu_us) run->outcome->cpu_us = run->seen_cpu_us;
  cgroup_unlimit();
  close_end(&run->ours.control);
  close_end(&run->ours.out);
  close_end(&run->ours.err);
}

void run_job(const struct job *job, struct outcome *outcome) {
  struct run run = {.job = job, .outcome = outcome, .ours = {-1, -1, -1, -1}, .init = -1, .target = -1, .created_ms = now_ms()};
  struct job adjusted = *job;
  bool shares_our_uid = job->isolation == ISOLATION_LANDLOCK && geteuid() != 0;
  if (shares_our_uid) adjusted.threads += tasks_of_uid(geteuid()) + NEIGHBOUR_TASKS;
  run.job = &adjusted;
  run.oom_kills_before = cgroup_oom_kills();
  run.group_cpu_before_us = cgroup_cpu_us();
  if (capture_open(&outcome->out, (size_t)job->output_bytes + 1)) fault(&run, "capture");
  else if (capture_open(&outcome->err, (size_t)job->stderr_bytes + 1)) fault(&run, "capture");
  else if (cgroup_limit(job->memory_bytes)) fault(&run, "cgroup");
  else start(&run);
  if (!outcome->fault.stage[0]) watch(&run);
  clear_up(&run);
}

void release_outcome(struct outcome *outcome) {
  capture_close(&outcome->out);
  capture_close(&outcome->err);
}

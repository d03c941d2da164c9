/* The keeper's side of creating a sandbox: pipes, namespaces and identity. */
#define _GNU_SOURCE
#include "run.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { INNER_UID = 1000, PIPE_BYTES = 1 << 18, JOINT_WAIT_SECONDS = 10 };

static int namespace_flags(const struct job *job) {
  if (job->isolation == ISOLATION_LANDLOCK) return 0;
  int flags = CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
  return job->isolation == ISOLATION_USERNS ? flags | CLONE_NEWUSER : flags;
}

/* The program is uid 1000 inside and our uid outside; see main.c for why never root. */
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

/* A pipe that the program may also reopen as /dev/stdout under its own uid. */
static bool make_pipe(const struct job *job, int *ours, int *theirs) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return false;
  *ours = ends[0];
  *theirs = ends[1];
  fcntl(ends[1], F_SETPIPE_SZ, PIPE_BYTES); /* fewer wake-ups; the default works too */
  return geteuid() != 0 || fchown(ends[1], job->host_uid, job->host_uid) == 0;
}

static void interrupt(int number) { (void)number; }

/* Both helpers open the pipes in the same order, and each open waits for the other side, with a timeout. */
static bool open_joints(const struct job *job, struct child_ends *theirs) {
  struct sigaction action = {.sa_handler = interrupt}; /* without SA_RESTART, so that open() gives up */
  sigaction(SIGALRM, &action, NULL);
  alarm(JOINT_WAIT_SECONDS);
  bool open_all = true;
  for (int i = 0; i < job->joint_count && open_all; i++) {
    const struct joint *joint = &job->joints[i];
    int end = open(joint->path, (joint->output ? O_WRONLY : O_RDONLY) | O_CLOEXEC | O_NOFOLLOW);
    *(joint->output ? &theirs->out : &theirs->in) = end;
    open_all = end >= 0;
  }
  int saved = errno;
  alarm(0);
  errno = saved;
  return open_all;
}

/*
 * The side that opens its input first answers another program, which may end before the answer: the late
 * answer must not cause a SIGPIPE, so we keep the pipe open for reading. The program still reads the end of
 * the other one's output. Opened once both sides are there.
 */
static bool keep_reader(struct run *run) {
  const struct job *job = run->job;
  if (job->joint_count < 2 || !job->joints[1].output) return true;
  run->ours.in = open(job->joints[1].path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW);
  if (run->ours.in >= 0) fcntl(run->ours.in, F_SETPIPE_SZ, PIPE_BYTES);
  return run->ours.in >= 0;
}

static bool is_joined(const struct job *job, bool output) {
  for (int i = 0; i < job->joint_count; i++)
    if (job->joints[i].output == output) return true;
  return false;
}

static bool make_channels(struct run *run, struct child_ends *theirs) {
  int control[2], yes = 1;
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, control)) return false;
  run->ours.control = control[0];
  theirs->control = control[1];
  if (setsockopt(control[0], SOL_SOCKET, SO_PASSCRED, &yes, sizeof yes)) return false;
  if (!open_joints(run->job, theirs) || !keep_reader(run)) return false;
  if (!is_joined(run->job, false)) theirs->in = run->job->stdin_fd;
  if (!is_joined(run->job, true) && !make_pipe(run->job, &run->ours.out, &theirs->out)) return false;
  return make_pipe(run->job, &run->ours.err, &theirs->err);
}

/*
 * fork() with namespaces: the child continues with a copy of everything. All optional arguments are zero on
 * every architecture.
 */
static pid_t fork_into_namespaces(int flags) { return (pid_t)syscall(SYS_clone, (unsigned long)(flags | SIGCHLD), 0, 0, 0, 0); }

void start_run(struct run *run) {
  struct child_ends theirs = {-1, -1, -1, -1};
  if (!make_channels(run, &theirs)) {
    run_fault(run, "channels");
  } else {
    run->init = fork_into_namespaces(namespace_flags(run->job));
    if (run->init == 0) init_main(run->job, theirs);
    if (run->init < 0) run_fault(run, "clone");
    else if (run->job->isolation == ISOLATION_USERNS && !map_ids(run->init)) run_fault(run, "map ids");
    else if (send(run->ours.control, "g", 1, MSG_NOSIGNAL) != 1) run_fault(run, "start");
  }
  close_end(&theirs.control);
  if (theirs.in != run->job->stdin_fd) close_end(&theirs.in);
  close_end(&theirs.out);
  close_end(&theirs.err);
}


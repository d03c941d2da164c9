/*
 * cage: runs one untrusted program after another, each in its own sandbox, and reports the result of each.
 *
 * THEORY OF OPERATION
 *
 * Three processes take part in a run:
 *
 *   keeper   this process. Lives as long as the judge's worker, reads requests from stdin, answers on stdout. Trusted.
 *     init   one per run. Pid 1 of the new namespaces; builds the file system view, starts the target, waits for it.
 *            Trusted, small, and not dumpable, so that the target (which may share its uid) can neither read nor trace it.
 *     target gives up all its rights and becomes the untrusted program by execve().
 *
 * What confines the program:
 * - namespaces (pid, mount, network, ipc, uts, cgroup): it sees a read-only root of a few bound directories,
 *   its work directory, a small /tmp, and no network. Killing init kills everything that the program has
 *   started.
 * - identity: as root we switch to a uid that owns nothing. A sandbox uid is never mapped to the host's root:
 *   a program with host uid 0 can write /proc/sys even without a single capability. Otherwise a user namespace
 *   maps our own uid, with all capabilities dropped.
 * - seccomp: no sockets, no new processes (threads are allowed), no kernel interfaces that a contest program
 *   never needs, no system call newer than this file, no foreign ABI (32-bit, x32).
 * - Landlock, where there are no namespaces: only the bound paths can be opened. seccomp then also forbids
 *   what Landlock does not cover: changing modes, owners, times and attributes by path, leaving the process
 *   group, signalling others.
 * - rlimits and, where possible, a control group around the helper and its runs (cgroup.c).
 *
 * How it is measured: CPU time is the kernel's account (rusage of the waited-for target; the cgroup's counter
 * when processes are allowed, because a parent that ignores SIGCHLD hides its children from rusage). Peak
 * memory is ru_maxrss; it survives execve, so the keeper keeps its own big buffers out of its children
 * (MADV_DONTFORK).
 *
 * Input is a sealed memfd: a plain file could be reopened for writing through /proc/self/fd/0 if the program
 * shares our uid, and its path would be visible. Output goes through pipes that the keeper drains, so that it
 * notices a flood at once.
 *
 * Nothing survives its parent: keeper dies with the judge (PDEATHSIG), init with the keeper, the target with
 * init.
 *
 * A failure on our side is an answer with a "fault"; it never ends this process and never counts against the
 * program. The same holds for requests: an invalid one, or one too large for this machine, is read to its end
 * and refused.
 *
 * Files: request.c and reply.c talk with the judge; keeper.c, start.c and watch.c are the keeper's part of a
 * run; init.c, mounts.c, target.c, seccomp.c and landlock.c run inside; cgroup.c, meter.c, work-size.c and
 * capture.c measure.
 */
#define _GNU_SOURCE
#include "cage.h"
#include "cgroup.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static int serve(void) {
  for (;;) {
    struct job job;
    struct outcome outcome;
    memset(&outcome, 0, sizeof outcome);
    enum request request = read_request(STDIN_FILENO, &job, &outcome.fault);
    if (request == REQUEST_NONE) return 0;
    if (request == REQUEST_JOB) run_job(&job, &outcome);
    write_reply(&outcome);
    release_outcome(&outcome);
    release_request(&job);
  }
}

/*
 * init is a copy of this process and visible from inside: its command line would show paths of the machine.
 */
static void forget_arguments(int argc, char **argv) {
  for (int i = 0; i < argc; i++) memset(argv[i], 0, strlen(argv[i]));
}

int main(int argc, char **argv) {
  if (argc == 2 && strcmp(argv[1], "landlock-abi") == 0) {
    printf("%d\n", landlock_abi());
    return 0;
  }
  if (argc < 2 || argc > 4 || strcmp(argv[1], "serve") != 0) {
    fprintf(stderr, "usage: cage serve [v2 group | v1 memory group, v1 cpuacct group] | cage landlock-abi\n");
    return 2;
  }
  signal(SIGPIPE, SIG_IGN);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  /* Close everything that the judge has open (database, listening sockets). */
  syscall(SYS_close_range, 3U, ~0U, 0U);
  if (cgroup_join(argv + 2, argc - 2)) {
    fprintf(stderr, "cannot join a control group: %s\n", strerror(errno));
    return 1;
  }
  forget_arguments(argc, argv);
  return serve();
}

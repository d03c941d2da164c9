/* Many processes, foreign processes, processes that stay behind. */
#define _GNU_SOURCE
#include "abuse.h"

#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

static void *idle(void *unused) {
  for (;;) pause();
  return unused;
}

static void *spin(void *unused) {
  for (volatile unsigned long i = 0;; i++) continue;
  return unused;
}

/* Spins when it cannot fork any more, so that every sandbox stops it. */
static int fork_bomb(int argc, char **argv) {
  (void)argc, (void)argv;
  for (;;)
    if (fork() < 0 && errno != EAGAIN) return 3;
}

static int start_processes(int argc, char **argv) {
  (void)argc, (void)argv;
  pid_t pid = fork();
  if (pid == 0) _exit(0);
  must_fail(pid, "fork");
  pid = vfork();
  if (pid == 0) _exit(0);
  must_fail(pid, "vfork");
  pid = (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (pid == 0) _exit(0);
  must_fail(pid, "clone");
  pid = (pid_t)syscall(SYS_clone, CLONE_VFORK | SIGCHLD, 0, 0, 0, 0);
  if (pid == 0) _exit(0);
  must_fail(pid, "clone with CLONE_VFORK");
  return 0;
}

/* Prints how many threads there were. */
static int thread_bomb(int argc, char **argv) {
  (void)argc, (void)argv;
  int started = 0;
  pthread_t thread;
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 65536);
  while (started < 20000 && pthread_create(&thread, &small, idle, NULL) == 0) started++;
  printf("%d\n", started);
  return 0;
}

static int spinning_threads(int argc, char **argv) {
  (void)argc, (void)argv;
  pthread_t thread;
  for (int i = 0; i < 4; i++) pthread_create(&thread, NULL, spin, NULL);
  spin(NULL);
  return 0;
}

/* Where processes are allowed: leaves its session, ignores all signals, and stays. */
static int stay_behind(int argc, char **argv) {
  (void)argc, (void)argv;
  for (int i = 0; i < 3; i++) {
    if (fork() != 0) continue;
    setsid();
    setpgid(0, 0);
    for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
    if (fork() != 0) _exit(0);
    spin(NULL);
  }
  usleep(100000);
  return 0;
}

/* The first thread ends, which hides the process from code that looks at that thread. */
static void *hog_alone(void *unused) {
  usleep(20000);
  for (;;) {
    char *block = malloc(1 << 20);
    if (!block) exit(3);
    memset(block, 1, 1 << 20);
  }
  return unused;
}

static int leave_a_thread(void *(*work)(void *)) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, work, NULL)) return 98;
  pthread_exit(NULL);
}

static int headless_hog(int argc, char **argv) {
  (void)argc, (void)argv;
  return leave_a_thread(hog_alone);
}

static int headless_spin(int argc, char **argv) {
  (void)argc, (void)argv;
  return leave_a_thread(spin);
}

/* Executes a new program each time, from the last one's file. argument: how many; none for endless */
static int exec_for_ever(int argc, char **argv) {
  (void)argc, (void)argv;
  execl("/proc/self/exe", "abuse", "exec-for-ever", (char *)NULL);
  return 3;
}

/* Another program may be started, but in the same sandbox. argument: a file of the judge */
static int run_shell(int argc, char **argv) {
  char command[4300];
  if (argc < 1) return 98;
  snprintf(command, sizeof command, "for f in /etc/passwd /etc/shadow %s; do while read l; do echo ESCAPED $l; done < $f; done; exit 0", argv[0]);
  execl("/bin/sh", "sh", "-c", command, (char *)NULL);
  return 3;
}

/*
 * Where processes are allowed: children without a wait, whose CPU time is missing in their parent's account.
 */
static int unseen_children(int argc, char **argv) {
  (void)argc, (void)argv;
  signal(SIGCHLD, SIG_IGN);
  for (int i = 0; i < 2; i++)
    if (fork() == 0) spin(NULL);
  for (;;) pause();
}

/* Where processes are allowed: zombies that nobody waits for. */
static int zombies(int argc, char **argv) {
  (void)argc, (void)argv;
  int made = 0;
  for (; made < 3000; made++) {
    pid_t pid = fork();
    if (pid == 0) _exit(0);
    if (pid < 0) break;
  }
  printf("%d\n", made);
  return 0;
}

/* Where processes are allowed: a new name for each process, so that none can be followed. */
static int run_away(int argc, char **argv) {
  (void)argc, (void)argv;
  for (;;)
    if (fork() > 0) _exit(0);
}

/* argument: pid of the judge */
static int signal_others(int argc, char **argv) {
  int visible = 0;
  if (argc < 1) return 98;
  must_fail(kill(atoi(argv[0]), 0), "could signal the judge");
  if (getppid() > 1) must_fail(kill(getppid(), 0), "could signal its parent");
  kill(1, SIGKILL);
  kill(getppid(), SIGSTOP);
  DIR *proc = opendir("/proc");
  for (struct dirent *entry = proc ? readdir(proc) : NULL; entry; entry = readdir(proc))
    if (atoi(entry->d_name) > 0) visible++;
  if (visible > 2) printf("ESCAPED sees %d processes\n", visible);
  return 0;
}

static int trace_others(int argc, char **argv) {
  (void)argc, (void)argv;
  char bytes[8], path[64];
  struct iovec here = {bytes, sizeof bytes}, there = {(void *)0x400000, sizeof bytes};
  must_fail(ptrace(PTRACE_ATTACH, getppid(), 0, 0), "ptrace its parent");
  must_fail(ptrace(PTRACE_SEIZE, 1, 0, 0), "ptrace pid 1");
  must_fail(ptrace(PTRACE_TRACEME, 0, 0, 0), "ask to be traced");
  must_fail(process_vm_writev(getppid(), &here, 1, &there, 1, 0), "write to its parent's memory");
  must_fail(syscall(SYS_kcmp, getpid(), getppid(), 0, 0, 0), "compare itself with its parent");
  must_fail(process_vm_readv(getppid(), &here, 1, &there, 1, 0), "read its parent's memory");
  snprintf(path, sizeof path, "/proc/%d/mem", getppid());
  must_fail(open(path, O_RDWR), "open its parent's memory");
  return 0;
}

static int stop_itself(int argc, char **argv) {
  (void)argc, (void)argv;
  raise(SIGSTOP);
  return 0;
}

/* argument: a code */
static int exit_with(int argc, char **argv) { return argc > 0 ? atoi(argv[0]) : 98; }

/* argument: a signal */
static int die_of(int argc, char **argv) {
  if (argc > 0) kill(getpid(), atoi(argv[0]));
  while (forever) pause();
  return 0;
}

const struct abuse process_abuses[] = {
  {"fork-bomb", fork_bomb},         {"start-processes", start_processes}, {"thread-bomb", thread_bomb},
  {"spinning-threads", spinning_threads}, {"stay-behind", stay_behind},   {"signal-others", signal_others},
  {"trace-others", trace_others},   {"stop-itself", stop_itself},         {"exit-with", exit_with},
  {"die-of", die_of},               {"headless-hog", headless_hog},       {"headless-spin", headless_spin},
  {"exec-for-ever", exec_for_ever}, {"run-shell", run_shell},             {"unseen-children", unseen_children},
  {"zombies", zombies},             {"run-away", run_away},               {NULL, NULL},
};

/* Privileges, and kernel interfaces with a history of exploits. */
#define _GNU_SOURCE
#include "abuse.h"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

enum { NR_IO_URING_SETUP = 425, NR_FSOPEN = 430, NR_PIDFD_OPEN = 434, NR_CLONE3 = 435, NR_PIDFD_GETFD = 438,
  NR_OPEN_TREE = 428, NR_MOUNT_SETATTR = 442, NR_MEMFD_SECRET = 447 };

static int privileges(int argc, char **argv) {
  (void)argc, (void)argv;
  const struct timeval epoch = {0, 0};
  const struct sched_param realtime = {10};
  must_fail(setuid(0), "setuid");
  must_fail(chroot("/tmp"), "chroot");
  must_fail(mount("x", "/tmp", "tmpfs", 0, NULL), "mount");
  must_fail(umount2("/proc", MNT_DETACH), "umount");
  must_fail(unshare(CLONE_NEWUSER), "unshare user namespace");
  must_fail(unshare(CLONE_NEWNS), "unshare mount namespace");
  must_fail(syscall(SYS_clone, CLONE_NEWUSER | CLONE_THREAD | CLONE_VM | CLONE_SIGHAND, 0, 0, 0, 0), "clone user namespace");
  must_fail(sethostname("owned", 5), "sethostname");
  must_fail(settimeofday(&epoch, NULL), "settimeofday");
  must_fail(mknod("/tmp/disk", S_IFBLK | 0666, 0xfe00), "mknod");
  int ns = open("/proc/1/ns/mnt", O_RDONLY);
  if (ns >= 0) must_fail(setns(ns, 0), "setns");
  must_fail(sched_setscheduler(0, SCHED_FIFO, &realtime), "realtime scheduling");
  must_fail(setpriority(PRIO_PROCESS, 0, -10), "a better priority");
  must_fail(syscall(SYS_swapoff, "/x"), "swapoff");
  must_fail(syscall(SYS_init_module, 0, 0, ""), "init_module");
  must_fail(prctl(PR_SET_PDEATHSIG, 0), "outlive its parent");
  return 0;
}

static int kernel_surface(int argc, char **argv) {
  (void)argc, (void)argv;
  char zeros[128] = {0};
  must_fail(syscall(NR_IO_URING_SETUP, 4, zeros), "io_uring");
  must_fail(syscall(SYS_bpf, 0, zeros, 64), "bpf");
  must_fail(syscall(SYS_perf_event_open, zeros, 0, -1, -1, 0), "perf_event_open");
  must_fail(syscall(SYS_userfaultfd, 1), "userfaultfd");
  must_fail(syscall(SYS_keyctl, 0, -3, 1), "keyctl");
  must_fail(syscall(SYS_add_key, "user", "a", "b", 1, -3), "add_key");
  must_fail(syscall(NR_FSOPEN, "tmpfs", 0), "fsopen");
  must_fail(syscall(NR_PIDFD_OPEN, getpid(), 0), "pidfd_open");
  must_fail(syscall(NR_CLONE3, zeros, 88), "clone3");
  must_fail(syscall(SYS_kexec_load, 0, 0, 0, 0), "kexec");
  must_fail(syscall(SYS_syslog, 10, 0, 0), "syslog");
  must_fail(syscall(SYS_personality, 0x0040000), "personality");
  must_fail(syscall(SYS_mq_open, "x", O_CREAT, 0600, 0), "mq_open");
  must_fail(syscall(1000), "a system call that does not exist");
  must_fail(syscall(SYS_io_setup, 1, zeros), "asynchronous input and output");
  must_fail(syscall(SYS_open_by_handle_at, -100, zeros, 0), "open_by_handle_at");
  must_fail(syscall(SYS_name_to_handle_at, -100, "/", zeros, zeros, 0), "name_to_handle_at");
  must_fail(syscall(SYS_fanotify_init, 0, 0), "fanotify");
  must_fail(syscall(SYS_inotify_init1, 0), "inotify");
  must_fail(syscall(SYS_mbind, 0, 0, 0, 0, 0, 0), "mbind");
  must_fail(syscall(SYS_request_key, "user", "a", "b", -3), "request_key");
  must_fail(syscall(NR_PIDFD_GETFD, 0, 0, 0), "pidfd_getfd");
  must_fail(syscall(NR_OPEN_TREE, -100, "/", 1), "open_tree");
  must_fail(syscall(NR_MOUNT_SETATTR, -100, "/", 0, zeros, 32), "mount_setattr");
  must_fail(syscall(NR_MEMFD_SECRET, 0), "memfd_secret");
  must_fail(syscall(SYS_semget, 0, 1, 0600), "semaphores");
  must_fail(syscall(SYS_msgget, 0, 01600), "message queues");
  must_fail(syscall(SYS_sched_setaffinity, 0, sizeof zeros, zeros), "a choice of cores");
  int fd = open("/proc/self/exe", O_RDONLY);
  if (fd >= 0) must_fail(flock(fd, LOCK_EX | LOCK_NB), "flock, a way to talk to others");
  if (fd >= 0) must_fail(fcntl(fd, F_SETLEASE, F_RDLCK), "a lease, which makes others wait");
  return 0;
}

static int terminal(int argc, char **argv) {
  (void)argc, (void)argv;
  char key = 'x';
  must_fail(ioctl(0, TIOCSTI, &key), "typed into a terminal");
  must_fail(open("/dev/tty", O_RDWR), "opened the terminal");
  must_fail(open("/dev/ptmx", O_RDWR), "made a terminal");
  return 0;
}

/* The same numbers mean other calls in another ABI; neither may return. */
static int call_32_bit(int argc, char **argv) {
  (void)argc, (void)argv;
#ifdef __x86_64__
  long result;
  __asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory");
  must_fail(result, "a 32-bit system call");
#else
  raise(SIGSYS);
#endif
  return 0;
}

static int call_x32(int argc, char **argv) {
  (void)argc, (void)argv;
#ifdef __x86_64__
  must_fail(syscall(0x40000000 | 39), "an x32 system call");
#else
  raise(SIGSYS);
#endif
  return 0;
}

static int set_uid_program(int argc, char **argv) {
  (void)argc, (void)argv;
  execl("/usr/bin/su", "su", "-c", "echo ESCAPED became root", (char *)NULL);
  execl("/bin/su", "su", "-c", "echo ESCAPED became root", (char *)NULL);
  return 0;
}

const struct abuse kernel_abuses[] = {
  {"privileges", privileges},   {"kernel-surface", kernel_surface}, {"terminal", terminal},
  {"call-32-bit", call_32_bit}, {"call-x32", call_x32},             {"set-uid-program", set_uid_program},
  {NULL, NULL},
};

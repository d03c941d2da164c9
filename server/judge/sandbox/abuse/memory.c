/* More memory than allowed, and memory that might not be counted. */
#define _GNU_SOURCE
#include "abuse.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MEGABYTE = 1 << 20 };

static int hog(int argc, char **argv) {
  (void)argc, (void)argv;
  for (;;) {
    char *block = malloc(MEGABYTE);
    if (!block) return 3;
    memset(block, 1, MEGABYTE);
  }
}

static int shared_hog(int argc, char **argv) {
  (void)argc, (void)argv;
  for (;;) {
    char *block = mmap(NULL, MEGABYTE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) return 3;
    memset(block, 1, MEGABYTE);
  }
}

/* Address space is not memory: many runtimes reserve far more than they use. */
static int reserve(int argc, char **argv) {
  (void)argc, (void)argv;
  void *area = mmap(NULL, 1UL << 40, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  printf("%s\n", area == MAP_FAILED ? "refused" : "reserved");
  return 0;
}

static int elsewhere(int argc, char **argv) {
  (void)argc, (void)argv;
  must_fail(syscall(SYS_memfd_create, "x", 0), "memfd_create");
  must_fail(shmget(IPC_PRIVATE, 1 << 28, IPC_CREAT | 0600), "shmget");
  must_fail(open("/dev/shm/x", O_CREAT | O_RDWR, 0600), "a file in /dev/shm");
  return 0;
}

/* Prints how many MB the kernel holds in pipes. */
static int pipes(int argc, char **argv) {
  (void)argc, (void)argv;
  static char block[1 << 16];
  long long held = 0;
  for (;;) {
    int ends[2];
    ssize_t written;
    if (pipe2(ends, O_NONBLOCK)) break;
    fcntl(ends[1], F_SETPIPE_SZ, MEGABYTE);
    while ((written = write(ends[1], block, sizeof block)) > 0) held += written;
  }
  printf("%lld\n", held >> 20);
  return 0;
}

static int deeper(int depth) {
  volatile char frame[1024];
  if (depth < 0) return 0;
  frame[0] = (char)depth;
  int below = deeper(depth + 1);
  return frame[0] + below;
}

static int endless_recursion(int argc, char **argv) {
  (void)argv;
  return deeper(argc);
}

/* One step large enough to skip the guard page. */
static int stack_clash(int argc, char **argv) {
  (void)argv;
  volatile char *far = __builtin_alloca((size_t)argc + (1UL << 30));
  far[0] = 1;
  return far[0];
}

/* Prints how many MB can be locked. */
static int lock_memory(int argc, char **argv) {
  (void)argc, (void)argv;
  int locked = 0;
  for (; locked < 64; locked++) {
    void *block = mmap(NULL, MEGABYTE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED || mlock(block, MEGABYTE)) break;
  }
  printf("%d\n", locked);
  return 0;
}

/* Bytes in transit between two ends of a socket pair. Prints how many MB. */
static int socket_buffers(int argc, char **argv) {
  (void)argc, (void)argv;
  static char block[1 << 16];
  long long held = 0;
  for (;;) {
    int ends[2];
    ssize_t written;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends)) break;
    setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &(int){MEGABYTE}, sizeof(int));
    while ((written = write(ends[0], block, sizeof block)) > 0) held += written;
  }
  printf("%lld\n", held >> 20);
  return 0;
}

const struct abuse memory_abuses[] = {
  {"hog", hog},     {"shared-hog", shared_hog},   {"reserve", reserve}, {"elsewhere", elsewhere},
  {"pipes", pipes}, {"recursion", endless_recursion},
  {"stack-clash", stack_clash}, {"lock-memory", lock_memory}, {"socket-buffers", socket_buffers}, {NULL, NULL},
};

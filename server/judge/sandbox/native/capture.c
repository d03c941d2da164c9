#define _GNU_SOURCE
#include "capture.h"

#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

/*
 * A mapping instead of malloc(): pages are allocated when written, and MADV_DONTFORK keeps the memory of an
 * earlier run out of the next target's ru_maxrss.
 */
int capture_open(struct captured *captured, size_t capacity) {
  captured->length = 0;
  captured->seen = 0;
  captured->capacity = capacity;
  captured->bytes = mmap(NULL, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (captured->bytes == MAP_FAILED) {
    captured->bytes = NULL;
    return -1;
  }
  return madvise(captured->bytes, capacity, MADV_DONTFORK);
}

bool capture_read(struct captured *captured, int fd) {
  static char beyond[1 << 16];
  size_t room = captured->capacity - captured->length;
  ssize_t got = room > 0 ? read(fd, captured->bytes + captured->length, room) : read(fd, beyond, sizeof beyond);
  if (got < 0) return errno == EINTR;
  if (got == 0) return false;
  if (room > 0) captured->length += (size_t)got;
  captured->seen += got;
  return true;
}

void capture_close(struct captured *captured) {
  if (captured->bytes) munmap(captured->bytes, captured->capacity);
  captured->bytes = NULL;
}

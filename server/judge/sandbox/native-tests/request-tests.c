/* Requests from the judge: complete ones, and all kinds of broken ones. */
#define _GNU_SOURCE
#include "../native/cage.h"
#include "check.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define FINE                                                                                                              \
  "isolation=landlock\0uid=61000\0cpu-ms=1000\0wall-ms=5000\0memory=1048576\0output=4096\0threads=4\0open-files=16\0"      \
  "read=/usr\0write=/host/work:/w\0env=A=b=c\0cwd=/w\0--\0/w/a.out\0--\0x=y"
enum { STREAM_BYTES = 1 << 16 };

static int stream_of(const char *bytes, size_t length) {
  int fd = memfd_create("stream", MFD_CLOEXEC);
  if (fd < 0 || write(fd, bytes, length) != (ssize_t)length || lseek(fd, 0, SEEK_SET)) abort();
  return fd;
}

/*
 * Writes a request with these arguments (length includes the last zero) and this input to `into`; returns its
 * length.
 */
static size_t frame(char *into, const char *arguments, size_t length, const char *input) {
  int header = sprintf(into, "run %zu %zu\n", length, strlen(input));
  memcpy(into + header, arguments, length);
  memcpy(into + header + length, input, strlen(input));
  return (size_t)header + length + strlen(input);
}

static bool parses(const char *arguments, size_t length) {
  struct job job;
  char *copy = calloc(1, length + 1);
  if (!copy) abort();
  memcpy(copy, arguments, length);
  memset(&job, 0, sizeof job);
  bool fine = parse_arguments(&job, copy, length);
  free(copy);
  return fine;
}
#define PARSES(text) parses(text, sizeof(text))

static void whole_request(void) {
  char stream[1024], input[16];
  struct job job;
  struct fault fault = {"", 0};
  int fd = stream_of(stream, frame(stream, FINE, sizeof FINE, "hello"));
  CHECK(read_request(fd, &job, &fault) == REQUEST_JOB);
  CHECK(job.isolation == ISOLATION_LANDLOCK && job.host_uid == 61000 && job.cpu_ms == 1000 && job.threads == 4);
  CHECK(job.bind_count == 2 && !job.binds[0].writable && job.binds[1].writable);
  CHECK(strcmp(job.binds[0].target, "/usr") == 0 && strcmp(job.binds[1].source, "/host/work") == 0);
  CHECK(strcmp(job.binds[1].target, "/w") == 0 && strcmp(job.env[0], "A=b=c") == 0 && !job.env[1]);
  CHECK(strcmp(job.argv[0], "/w/a.out") == 0 && strcmp(job.argv[1], "--") == 0 && strcmp(job.argv[2], "x=y") == 0 && !job.argv[3]);
  CHECK(read(job.stdin_fd, input, sizeof input) == 5 && memcmp(input, "hello", 5) == 0);
  CHECK(pwrite(job.stdin_fd, "x", 1, 0) < 0); /* sealed */
  CHECK(ftruncate(job.stdin_fd, 0) < 0);
  release_request(&job);
  CHECK(read_request(fd, &job, &fault) == REQUEST_NONE);
  release_request(&job);
  close(fd);
}

/* Each of these is refused, and the request after it is served. */
static void survives(const char *bytes, size_t length, const char *stage) {
  char *stream = calloc(1, length + STREAM_BYTES);
  struct job job;
  struct fault fault = {"", 0};
  if (!stream) abort();
  memcpy(stream, bytes, length);
  int fd = stream_of(stream, length + frame(stream + length, FINE, sizeof FINE, ""));
  CHECK(read_request(fd, &job, &fault) == REQUEST_REFUSED);
  CHECK(strcmp(fault.stage, stage) == 0);
  release_request(&job);
  CHECK(read_request(fd, &job, &fault) == REQUEST_JOB);
  release_request(&job);
  close(fd);
  free(stream);
}

static void refused_requests(void) {
  static const char *lines[] = {"\n", "hello\n", "run\n", "run 1\n", "run 1 \n", "run -1 0\n", "run 0x5 0\n", "run 1 1 1\n", "run +1 1\n",
                                "RUN 1 1\n", "run 99999999999999999999 1\n", "run 18446744073709551615 1\n"};
  char stream[4096];
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) survives(lines[i], strlen(lines[i]), "header");
  memset(stream, 'x', 500);
  stream[499] = '\n';
  survives(stream, 500, "header");
  survives(stream, frame(stream, "nonsense=1", 11, "input"), "request");
  survives(stream, frame(stream, "", 0, ""), "request");
  survives(stream, frame(stream, "--", 3, "more input"), "request");
  size_t large = (1 << 20) + 1; /* too many arguments: read and discarded */
  char *big = calloc(1, large + 64);
  if (!big) abort();
  int header = sprintf(big, "run %zu 3\n", large);
  memcpy(big + header + (long)large, "abc", 3);
  survives(big, (size_t)header + large + 3, "request");
  free(big);
}

static void ends_in_the_middle(void) {
  char stream[1024];
  size_t length = frame(stream, FINE, sizeof FINE, "hello");
  for (size_t cut = 0; cut < length; cut++) {
    struct job job;
    struct fault fault = {"", 0};
    int fd = stream_of(stream, cut);
    CHECK(read_request(fd, &job, &fault) == REQUEST_NONE);
    release_request(&job);
    close(fd);
  }
}

static void options(void) {
  CHECK(PARSES(FINE));
  CHECK(!PARSES("isolation=none\0" FINE));
  CHECK(!PARSES("cpu-ms=\0" FINE));
  CHECK(!PARSES("cpu-ms=-1\0" FINE));
  CHECK(!PARSES("cpu-ms= 1\0" FINE));
  CHECK(!PARSES("cpu-ms=1e3\0" FINE));
  CHECK(!PARSES("memory=9999999999999999999999\0" FINE));
  CHECK(!PARSES("threads=2147483648\0" FINE));
  CHECK(!PARSES("uid=4294967296\0" FINE)); /* would be 0 if cut */
  CHECK(!PARSES("noequals\0" FINE));
  CHECK(!PARSES("env=NAME\0" FINE));
  CHECK(!PARSES("read=relative\0" FINE));
  CHECK(!PARSES("read=/usr:relative\0" FINE));
  CHECK(!PARSES("read=/usr/../etc\0" FINE));
  CHECK(!PARSES("write=/a:/b/..\0" FINE));
  CHECK(!PARSES("hide=..\0" FINE));
  CHECK(PARSES("stdin-pipe=/p/down\0stdout-pipe=/p/up\0" FINE));
  CHECK(!PARSES("stdin-pipe=/p/down\0stdin-pipe=/p/up\0" FINE));
  CHECK(!PARSES("stdin-pipe=/p/a\0stdout-pipe=/p/b\0stdin-pipe=/p/c\0" FINE));
  CHECK(!PARSES("stdout-pipe=up\0" FINE));
  CHECK(!PARSES("isolation=landlock\0uid=61000\0cwd=/w\0--\0/w/a.out")); /* no limits */
}

static void too_many(void) {
  char *text = malloc(STREAM_BYTES);
  if (!text) abort();
  static const struct {
    const char *option;
    int most;
  } lists[] = {{"read=/usr", MAX_BINDS - 2}, {"hide=/x", MAX_HIDDEN}, {"env=A=b", MAX_ENV - 1}};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    for (int extra = 0; extra < 2; extra++) {
      size_t at = 0;
      for (int j = 0; j < lists[i].most + extra; j++) {
        memcpy(text + at, lists[i].option, strlen(lists[i].option) + 1);
        at += strlen(lists[i].option) + 1;
      }
      memcpy(text + at, FINE, sizeof FINE);
      CHECK(parses(text, at + sizeof FINE) == (extra == 0));
    }
  free(text);
}

static void paths(void) {
  char text[PATH_BYTES + 8];
  CHECK(is_plain_path("/") && is_plain_path("/a/b.c/..d/e..") && is_plain_path("/a/./b") && is_plain_path("/a//b"));
  CHECK(!is_plain_path("") && !is_plain_path("a") && !is_plain_path("/..") && !is_plain_path("/a/../b") && !is_plain_path("/a/.."));
  memset(text, 'a', sizeof text);
  text[0] = '/';
  text[sizeof text - 1] = 0;
  CHECK(!is_plain_path(text));
}

static void identities(void) {
  struct job job;
  memset(&job, 0, sizeof job);
  CHECK(!is_safe_identity(&job, 0) && !is_safe_identity(&job, 1000));
  job.isolation = ISOLATION_ROOT;
  CHECK(!is_safe_identity(&job, 0) && !is_safe_identity(&job, 1000)); /* no target uid; no permission to change uid */
  job.host_uid = 61000;
  CHECK(is_safe_identity(&job, 0));
  job.isolation = ISOLATION_USERNS;
  CHECK(!is_safe_identity(&job, 0) && is_safe_identity(&job, 1000)); /* inside, it would be the host's root */
  job.isolation = ISOLATION_LANDLOCK;
  CHECK(is_safe_identity(&job, 0) && is_safe_identity(&job, 1000));
  job.host_uid = 0;
  CHECK(!is_safe_identity(&job, 0) && is_safe_identity(&job, 1000));
}

void test_requests(void) {
  whole_request();
  refused_requests();
  ends_in_the_middle();
  options();
  too_many();
  paths();
  identities();
}

/* ---- Fuzzing ---- */

static uint64_t random_state = 20260101;

/* xorshift64: the same numbers in every run. */
static uint32_t below(uint32_t limit) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (uint32_t)(random_state >> 32) % limit;
}

static size_t spoil(char *stream, size_t length) {
  static const char liked[] = {0, '\n', ' ', '=', ':', '/', '.', '-', '0', '9', 'r', (char)0xff};
  for (uint32_t i = below(6) + 1; i > 0 && length > 1; i--) {
    size_t at = below((uint32_t)length);
    switch (below(4)) {
      case 0: stream[at] = (char)below(256); break;
      case 1: stream[at] = liked[below(sizeof liked)]; break;
      case 2: /* one byte less */
        memmove(stream + at, stream + at + 1, length - at - 1);
        length--;
        break;
      default: /* one more */
        if (length + 1 >= STREAM_BYTES) break;
        memmove(stream + at + 1, stream + at, length - at);
        stream[at] = liked[below(sizeof liked)];
        length++;
    }
  }
  return below(8) == 0 ? below((uint32_t)length) : length;
}

/* Every job that reaches the helper is complete and within its arrays. */
static void check_job(const struct job *job) {
  CHECK(job->argv[0] && is_plain_path(job->argv[0]) && !job->argv[MAX_ARGS] && !job->env[MAX_ENV]);
  CHECK(job->bind_count <= MAX_BINDS && job->hidden_count <= MAX_HIDDEN && job->cwd && job->stdin_fd >= 0);
  CHECK(is_safe_identity(job, geteuid()) && job->memory_bytes > 0 && job->threads > 0);
  for (int i = 0; i < job->bind_count; i++) CHECK(is_plain_path(job->binds[i].source) && is_plain_path(job->binds[i].target));
}

void fuzz_requests(unsigned long rounds) {
  static char stream[STREAM_BYTES];
  unsigned long jobs = 0;
  for (unsigned long round = 0; round < rounds; round++) {
    size_t length = 0;
    for (int i = 0; i < 3; i++) length += frame(stream + length, FINE, sizeof FINE, "some input\nrun 1 1\n");
    int fd = stream_of(stream, spoil(stream, length));
    for (;;) {
      struct job job;
      struct fault fault = {"", 0};
      enum request got = read_request(fd, &job, &fault);
      if (got == REQUEST_JOB) {
        check_job(&job);
        jobs++;
      } else {
        CHECK((got == REQUEST_REFUSED) == (fault.stage[0] != 0));
      }
      release_request(&job);
      if (got == REQUEST_NONE) break;
    }
    close(fd);
  }
  CHECK(jobs > rounds / 4); /* enough frames stay intact for the fuzzer to be useful */
}

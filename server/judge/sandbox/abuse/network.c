/* Ways to reach the network. */
#define _GNU_SOURCE
#include "abuse.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static void try_connect(int port) {
  int fd = socket(AF_INET, SOCK_STREAM, 0);
  if (fd < 0) return;
  printf("ESCAPED made a TCP socket\n");
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
  inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
  must_fail(connect(fd, (struct sockaddr *)&address, sizeof address), "connected to the machine it runs on");
}

/* The name's length depends on its creator: only the name, or the whole field with its zeros. */
static void try_abstract(const char *name) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  const socklen_t lengths[] = {(socklen_t)(sizeof(sa_family_t) + 1 + strlen(name)), sizeof address};
  int fd = socket(AF_UNIX, SOCK_STREAM, 0);
  if (fd < 0) return;
  printf("ESCAPED made a unix socket\n");
  snprintf(address.sun_path + 1, sizeof address.sun_path - 1, "%s", name);
  for (int i = 0; i < 2; i++) must_fail(connect(fd, (struct sockaddr *)&address, lengths[i]), "reached an abstract socket");
}

/* arguments: a port that listens on the loopback address, the name of an abstract socket */
static int network(int argc, char **argv) {
  static const int families[] = {AF_INET6, AF_NETLINK, AF_PACKET, 38 /* AF_ALG */, 40 /* AF_VSOCK */, 31 /* AF_BLUETOOTH */};
  if (argc < 2) return 98;
  try_connect(atoi(argv[0]));
  try_abstract(argv[1]);
  must_fail(socket(AF_INET, SOCK_DGRAM, 0), "made a UDP socket");
  for (size_t i = 0; i < sizeof families / sizeof *families; i++)
    if (must_fail(socket(families[i], SOCK_RAW, 0), "made a socket of family")) printf("%d\n", families[i]);
  return 0;
}

const struct abuse network_abuses[] = {{"network", network}, {NULL, NULL}};

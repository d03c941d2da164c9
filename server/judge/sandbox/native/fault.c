#include "cage.h"

#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

void set_fault(struct fault *fault, const char *stage, int err) {
  snprintf(fault->stage, sizeof fault->stage, "%s", stage);
  fault->err = err;
}

void send_fault(int control, const char *stage, int err) {
  struct message message = {.kind = MESSAGE_FAULT};
  set_fault(&message.fault, stage, err);
  if (send(control, &message, sizeof message, MSG_NOSIGNAL) < 0) _exit(126);
}

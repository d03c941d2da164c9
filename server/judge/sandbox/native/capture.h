/* A program's output: counted in full, the first part kept. */
#ifndef CAGE_CAPTURE_H
#define CAGE_CAPTURE_H

#include "cage.h"

/* 0, or -1 with errno set. */
int capture_open(struct captured *captured, size_t capacity);
/* Reads once from the pipe; false when its last writer has closed it. */
bool capture_read(struct captured *captured, int fd);
void capture_close(struct captured *captured);

#endif

/* A system call filter under construction. */
#ifndef CAGE_FILTER_H
#define CAGE_FILTER_H

#include <linux/audit.h>
#include <linux/filter.h>

#if defined(__x86_64__)
#define OUR_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OUR_ARCH AUDIT_ARCH_AARCH64
#else
#error "The sandbox knows x86-64 and arm64 only."
#endif

enum { FILTER_MAX = 512 };

struct filter {
  struct sock_filter rules[FILTER_MAX];
  unsigned short length;
};

#endif

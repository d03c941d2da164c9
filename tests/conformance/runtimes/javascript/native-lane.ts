import type { ConformanceProgram } from '../harness/read-programs';

/** Overflows the bare engine's stack, which moves the program to the native lane. */
const deepCalls = '(function deep(n) { if (n > 0) deep(n - 1); })(1500); ';

export const forNativeLane = {
  prefix: (program: ConformanceProgram): ConformanceProgram => ({
    ...program,
    code: deepCalls + program.code,
  }),
  /** A prefix would break a directive, an import or a shebang line. */
  takes: ({ name, code }: ConformanceProgram): boolean =>
    /^(?:async|dates|input|output|collections): /.test(name) && !/^(?:#!|'use strict'|import\b)/.test(code),
};

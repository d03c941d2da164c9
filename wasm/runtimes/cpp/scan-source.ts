import { plainCode } from './plain-code';

/** Headers of the judge that are missing here, and what they provide. */
const missingHeaders: [RegExp, string][] = [
  [/^(?:ext|tr1|tr2|backward|parallel|experimental)\/|^bits\/(?!stdc\+\+\.h$)/, "g++'s own extensions"],
  [/^(?:[a-z0-9]*mmintrin|immintrin|x86intrin|cpuid)\.h$/, 'the instructions of an Intel processor'],
  [/^(?:c?setjmp)(?:\.h)?$/, 'setjmp'],
  [/^(?:thread|mutex|shared_mutex|condition_variable|future|pthread\.h|semaphore\.h|omp\.h)$/, 'threads'],
  [
    /^(?:sys\/(?:wait|socket|shm|ipc|sem|msg|ptrace)\.h|netinet\/.*|arpa\/.*|netdb\.h|spawn\.h)$/,
    'other processes',
  ],
];

/** Names of missing features without a header of their own. */
const missingNames: [RegExp, string][] = [
  [/\b(?:std\s*::\s*(?:thread|jthread|async|mutex|promise|condition_variable)|pthread_create)\b/, 'threads'],
  [/\b__gnu_(?:pbds|cxx)\b/, "g++'s own extensions"],
  [/\b(?:set|long)jmp\s*\(/, 'setjmp'],
  [/\b(?:asm|__asm|__asm__)\s*(?:volatile\s*|__volatile__\s*)?\(/, 'assembler'],
  [/(?<![\w.:>])(?:fork|execl[pe]?|execv[pe]?|popen|system)\s*\(/, 'other processes'],
];

/** A feature of the program that only the judge has, as part of a sentence; undefined if there is none. */
export function missingFeature(code: string): string | undefined {
  const plain = plainCode(code);
  const headers = includedNames(plain);
  for (const [pattern, feature] of missingHeaders) {
    if (headers.some((name) => pattern.test(name))) return feature;
  }
  return missingNames.find(([pattern]) => pattern.test(plain))?.[1];
}

/** clang's messages for an unknown name, with `std::` or without. */
const unknownName =
  /error: (?:unknown type name|use of undeclared identifier|no (?:type|member|template) named|unknown template name) '(?:std::)?(\w+)'/g;

/** Missing parts of the standard library, by the names used under `using namespace std`. */
const threadNames =
  /^(?:j?thread|this_thread|async|launch|mutex|(?:recursive|shared|timed|recursive_timed|shared_timed)_mutex|lock_guard|unique_lock|shared_lock|scoped_lock|call_once|once_flag|promise|future|shared_future|packaged_task|condition_variable|condition_variable_any)$/;

/**
 * The same for a program that did not compile: only the compiler can tell these names from the program's own.
 * `log`: the compiler's messages.
 */
export function missingByCompiler(log: string): string | undefined {
  const names = Array.from(log.matchAll(unknownName), ([, name = '']) => name);
  return names.some((name) => threadNames.test(name)) ? 'threads' : undefined;
}

/**
 * Whether the program mentions a thread; under `using namespace std` it may be its own name, so this alone is
 * not enough.
 */
export function mentionsThreads(code: string): boolean {
  return /\b(?:thread|async)\b/.test(plainCode(code));
}

/** Whether the program could catch an exception, which is not possible here. */
export function catchesExceptions(code: string): boolean {
  return /\bcatch\s*\(/.test(plainCode(code));
}

/**
 * Whether the precompiled library can be used: the program includes all of it before its own code. In other
 * programs it would add names that they may define themselves.
 */
export function startsWithWholeLibrary(code: string): boolean {
  for (const line of plainCode(code).split('\n')) {
    const text = line.trim();
    if (/^#\s*include\s*<bits\/stdc\+\+\.h>$/.test(text)) return true;
    const isHarmless = text === '' || /^#\s*(?:pragma\s|include\s*<[\w./]+>)/.test(text);
    if (!isHarmless) return false;
  }
  return false;
}

/** C input or output; C++ streams must not have their own buffers beside it. */
const usesC =
  /\b(?:f?scanf|v?f?printf|getchar|getc|f?gets|fgetc|ungetc|getline\s*\(\s*&|fread|fwrite|puts|putchar|fputs|f?putc|fputc|stdin|stdout|freopen|fflush|setvbuf|setbuf|read|write|dup2?|fileno|rdbuf|getchar_unlocked|putchar_unlocked|fread_unlocked|fwrite_unlocked|perror)\b/;

/** Whether the program only uses `cin` and `cout`. */
export function usesOnlyStreams(code: string): boolean {
  const plain = plainCode(code).replace(/\b(?:cin|cout)\s*\.\s*(?:read|write)\b/g, 'cin');
  return /\b(?:cin|cout)\b/.test(plain) && !usesC.test(plain);
}

function includedNames(plain: string): string[] {
  return Array.from(
    plain.matchAll(/^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]*)[>"]/gm),
    ([, name = '']) => name,
  );
}

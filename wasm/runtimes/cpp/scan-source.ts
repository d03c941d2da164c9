import { messages } from './messages';
import { plainCode } from './plain-code';

/** Headers that only the judge has, and what they provide. */
const missingHeaders: [RegExp, string][] = [
  [/^(?:ext|tr1|tr2|backward|parallel|experimental)\/|^bits\/(?!stdc\+\+\.h$)/, messages.gnuExtensions],
  [/^(?:[a-z0-9]*mmintrin|immintrin|x86intrin|cpuid)\.h$/, messages.intelInstructions],
  [/^(?:c?setjmp)(?:\.h)?$/, messages.setjmp],
  [
    /^(?:thread|mutex|shared_mutex|condition_variable|future|pthread\.h|semaphore\.h|omp\.h)$/,
    messages.threads,
  ],
  [
    /^(?:sys\/(?:wait|socket|shm|ipc|sem|msg|ptrace)\.h|netinet\/.*|arpa\/.*|netdb\.h|spawn\.h)$/,
    messages.processes,
  ],
];

/** Missing features without a header of their own. */
const missingNames: [RegExp, string][] = [
  [
    /\b(?:std\s*::\s*(?:thread|jthread|async|mutex|promise|condition_variable)|pthread_create)\b/,
    messages.threads,
  ],
  [/\b__gnu_(?:pbds|cxx)\b/, messages.gnuExtensions],
  [/\b(?:set|long)jmp\s*\(/, messages.setjmp],
  [/\b(?:asm|__asm|__asm__)\s*(?:volatile\s*|__volatile__\s*)?\(/, messages.assembly],
  [/(?<![\w.:>])(?:fork|execl[pe]?|execv[pe]?|popen|system)\s*\(/, messages.processes],
];

/** A feature that only the judge has, as part of a sentence; undefined if there is none. */
export function missingFeature(code: string): string | undefined {
  const plain = plainCode(code);
  const headers = includedNames(plain);
  for (const [pattern, feature] of missingHeaders) {
    if (headers.some((name) => pattern.test(name))) return feature;
  }
  return missingNames.find(([pattern]) => pattern.test(plain))?.[1];
}

const unknownName =
  /error: (?:unknown type name|use of undeclared identifier|no (?:type|member|template) named|unknown template name) '(?:std::)?(\w+)'/g;

/** By the names used under `using namespace std`. */
const threadNames =
  /^(?:j?thread|this_thread|async|launch|mutex|(?:recursive|shared|timed|recursive_timed|shared_timed)_mutex|lock_guard|unique_lock|shared_lock|scoped_lock|call_once|once_flag|promise|future|shared_future|packaged_task|condition_variable|condition_variable_any)$/;

/**
 * For a program that did not compile: only the compiler can distinguish these names from the program's own.
 * `log`: its messages.
 */
export function missingByCompiler(log: string): string | undefined {
  const names = Array.from(log.matchAll(unknownName), ([, name = '']) => name);
  return names.some((name) => threadNames.test(name)) ? messages.threads : undefined;
}

/** Not proof: under `using namespace std` the name may be the program's own. */
export function mentionsThreads(code: string): boolean {
  return /\b(?:thread|async)\b/.test(plainCode(code));
}

/** Exceptions cannot be caught here. */
export function catchesExceptions(code: string): boolean {
  return /\bcatch\s*\(/.test(plainCode(code));
}

/**
 * True if the program includes the whole library before its own code. Otherwise the precompiled one would
 * add names that the program may define.
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

/** C input or output; then C++ streams must not have their own buffers. */
const usesC =
  /\b(?:f?scanf|v?f?printf|getchar|getc|f?gets|fgetc|ungetc|getline\s*\(\s*&|fread|fwrite|puts|putchar|fputs|f?putc|fputc|stdin|stdout|freopen|fflush|setvbuf|setbuf|read|write|dup2?|fileno|rdbuf|getchar_unlocked|putchar_unlocked|fread_unlocked|fwrite_unlocked|perror)\b/;

/** Only `cin` and `cout`. */
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

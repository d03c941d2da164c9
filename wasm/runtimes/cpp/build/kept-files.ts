const ownHeaders =
  /^(?:__std|__float_|float|limits|std|inttypes|iso646|tgmath|unwind|varargs|wasm_simd128|module\.modulemap)/;
const libraries =
  /^(?:crt1-command\.o|libc\.a|libc\+\+\.a|libc\+\+abi\.a|libm\.a|libc-printscan-long-double\.a|libwasi-emulated-[a-z-]+\.a|libclang_rt\.builtins\.a)$/;

/** Omits the C++03 library, modules, other processors and shared libraries, together a third. */
export function isKept(path: string): boolean {
  const [folder, first = '', ...rest] = path.split('/');
  if (folder === 'lib') return libraries.test(rest.at(-1) ?? '');
  if (folder !== 'include') return false;
  if (first === 'c++') return !rest.includes('__cxx03') && !path.includes('/no_locale/');
  return first.startsWith('wasm32-wasip1') || (rest.length === 0 && ownHeaders.test(first));
}

import type { RunLanguage } from '../../../wasm/run-client';

interface EscapeProgram {
  title: string;
  language: RunLanguage;
  /** Prints `closed` for each blocked escape, and anything else for a successful one. */
  code: string;
}

const forget = `import sys
for name in list(sys.modules):
    if name.split('.')[0] in ('js', 'pyodide', 'pyodide_js', '_pyodide', '_pyodide_core'): del sys.modules[name]
`;

function python(title: string, code: string): EscapeProgram {
  return { title, language: 'PYTHON3', code };
}

function attempt(expression: string, setup = ''): string {
  return `${setup}
try:
    print(repr(${expression}))
except BaseException as error:
    print('closed')
`;
}

/** The same after removing the import guard. */
const forgetAll = `${forget}
sys.meta_path[:] = [finder for finder in sys.meta_path if 'codeferry' not in getattr(finder, '__module__', '')]
import _pyodide_core
`;

/** Our Python starts without access to page objects; exposing one ends the interpreter. */
export const objectOfThePage = `${forgetAll}
print(_pyodide_core.create_proxy([1]))`;

/** For a Python started normally, which can access page objects. */
export const textBecomesCode = `${forgetAll}
try:
    print(_pyodide_core.create_proxy([1]).constructor.constructor('return 1')())
except BaseException as error:
    print('closed' if 'Content Security Policy' in str(error) else repr(error))`;

export const escapePrograms: EscapeProgram[] = [
  python('import js', attempt('__import__("js").fetch')),
  python('import js after forgetting that it is hidden', attempt('__import__("js").fetch', forget)),
  python('import pyodide_js', attempt('__import__("pyodide_js").runPython', forget)),
  python('run_js', attempt('__import__("pyodide.code").code.run_js("indexedDB")')),
  python(
    'run_js after forgetting that it is hidden',
    attempt('__import__("pyodide.code").code.run_js("indexedDB")', forget),
  ),
  ...['indexedDB', 'caches', 'fetch', 'globalThis', 'import("/")', 'new WebSocket("ws://x")'].map((door) =>
    python(
      `a function made from text by way of a proxy: ${door}`,
      attempt(
        `proxy.constructor.constructor('return ${door}')()`,
        `${forget}
try:
    import _pyodide_core
    proxy = _pyodide_core.create_proxy([1])
except BaseException:
    proxy = None`,
      ),
    ),
  ),
  python(
    'an object of the page found in memory',
    `import gc
found = [o for o in gc.get_objects() if 'JsProxy' in type(o).__mro__.__repr__()]
doors = []
for proxy in found:
    for name in ('fetch', 'indexedDB', 'caches', 'postMessage'):
        try:
            if getattr(proxy, name, None) is not None: doors.append(name)
        except BaseException: pass
print(doors or 'closed')`,
  ),
  python('a page opened by the browser', attempt('__import__("webbrowser").open("/") or 1 / 0')),
  python('the loader of Pyodide', attempt('__import__("pyodide.http").http.open_url("/").read()', forget)),
  python(
    'the scope by way of a stack trace',
    attempt(
      'proxy.constructor.constructor.prototype.constructor.call(None, "return this")().caches',
      `${forget}
try:
    import _pyodide_core
    proxy = _pyodide_core.create_proxy([1])
except BaseException:
    proxy = None`,
    ),
  ),
  python('a socket', attempt('__import__("socket").create_connection(("127.0.0.1", 80), 1)')),
  python('a request', attempt('__import__("urllib.request").request.urlopen("http://127.0.0.1/").read()')),
  {
    title: 'global names of a browser',
    language: 'JAVASCRIPT_NODE',
    code: `for (const name of ['window', 'self', 'document', 'fetch', 'indexedDB', 'caches', 'postMessage', 'importScripts', 'XMLHttpRequest', 'WebSocket', 'navigator', 'location', 'std', 'os'])
  console.log(typeof globalThis[name] === 'undefined' ? 'closed' : name);`,
  },
  {
    title: 'a function made from text',
    language: 'JAVASCRIPT_NODE',
    code: `const outer = console.log.constructor.constructor('return this')();
console.log(outer === globalThis && typeof outer.fetch === 'undefined' ? 'closed' : 'open');
const host = Object.getOwnPropertyNames(globalThis).filter((name) => /host|write|fetch/i.test(name));
console.log(host.length === 0 ? 'closed' : host);`,
  },
  {
    title: 'a module from the network',
    language: 'JAVASCRIPT_NODE',
    code: `import('http://127.0.0.1/x.js').then(() => console.log('open'), () => console.log('closed'))`,
  },
];

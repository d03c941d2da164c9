/** Pyodide as in its documentation: load, run, return the output. Its files are served beside this one. */
const lines = [];
const address = new URL('pyodide.mjs', import.meta.url).href;
const starting = import(address).then(({ loadPyodide }) =>
  loadPyodide({ indexURL: new URL('.', address).href, stdout: (line) => lines.push(line) }),
);

globalThis.onmessage = async ({ data }) => {
  const python = await starting;
  python.runPython(data);
  globalThis.postMessage(lines.splice(0).join('\n'));
};

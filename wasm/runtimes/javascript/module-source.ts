/** True for top-level `import`, `export` or `await`. */
export function looksLikeModule(code: string): boolean {
  return /^\s*(?:import\b(?!\s*\()|export\b)/m.test(code) || /\bawait\b/.test(code);
}

export function reexport(name: string, exportNames: string[]): string {
  const parts = exportNames.filter((part) => part !== 'default');
  const list = parts.map((part) => `const ${part}_ = module.${part};`).join('\n');
  const names = parts.map((part) => `${part}_ as ${part}`).join(', ');
  return `const module = globalThis[Symbol.for('codeferry.require')](${JSON.stringify(name)});
export default module;
${list}
export { ${names} };`;
}

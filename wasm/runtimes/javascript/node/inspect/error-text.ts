/** First line and frames, for either engine's format. */
export function errorText(error: Error): string {
  const head = errorHead(error);
  const stack = typeof error.stack === 'string' ? error.stack : '';
  if (stack === '') return `[${head}]`;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('codeferry:'));
  // Engines that include the first line in the stack keep it as of the error's creation.
  const ownHead = stack.startsWith('    at ') ? head : stack.slice(0, stack.indexOf('\n    at '));
  return frames.length === 0
    ? stack.includes('    at ')
      ? head
      : `[${head}]`
    : [ownHead, ...frames].join('\n');
}

export function errorHead(error: Error): string {
  const name = String(error.name ?? 'Error');
  const message = toV8Message(String(error.message ?? ''));
  if (name === '') return message;
  const code = (error as { code?: unknown }).code;
  const marked = typeof code === 'string' && name === 'AssertionError' ? `${name} [${code}]` : name;
  return message === '' ? marked : `${marked}: ${message}`;
}

const rewordings: [RegExp, string][] = [
  [/^cannot read property '([^']*)' of (null|undefined)$/, "Cannot read properties of $2 (reading '$1')"],
  [/^cannot set property '([^']*)' of (null|undefined)$/, "Cannot set properties of $2 (setting '$1')"],
  [/^'([^']+)' is not defined$/, '$1 is not defined'],
  [/^'([^']+)' is read-only$/, 'Assignment to constant variable.'],
  [/^([\w$.]+) is not initialized$/, "Cannot access '$1' before initialization"],
  [/^stack overflow$/, 'Maximum call stack size exceeded'],
  [/^invalid array length$/, 'Invalid array length'],
  [/^BigInt division by zero$/, 'Division by zero'],
  [/^invalid repeat count$/, 'Invalid count value'],
  [/^value is not iterable$/, 'object is not iterable'],
];

/** V8's wording, for which users find explanations. */
export function toV8Message(message: string): string {
  for (const [pattern, text] of rewordings) {
    if (pattern.test(message)) return message.replace(pattern, text);
  }
  return message;
}

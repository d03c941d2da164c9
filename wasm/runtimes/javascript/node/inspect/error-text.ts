/** An error as text: its head line and its frames, however the engine keeps them. */
export function errorText(error: Error): string {
  const head = errorHead(error);
  const stack = typeof error.stack === 'string' ? error.stack : '';
  if (stack === '') return `[${head}]`;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('codeferry:'));
  // An engine that puts the head into the stack keeps the one from when the error was made.
  const ownHead = stack.startsWith('    at ') ? head : stack.slice(0, stack.indexOf('\n    at '));
  return frames.length === 0
    ? stack.includes('    at ')
      ? head
      : `[${head}]`
    : [ownHead, ...frames].join('\n');
}

export function errorHead(error: Error): string {
  const name = String(error.name ?? 'Error');
  const message = String(error.message ?? '');
  if (name === '') return message;
  const code = (error as { code?: unknown }).code;
  const marked = typeof code === 'string' && name === 'AssertionError' ? `${name} [${code}]` : name;
  return message === '' ? marked : `${marked}: ${message}`;
}

/** Null without a named prototype. */
export function className(value: object): string | null {
  let holder: object | null = value;
  while (holder !== null) {
    const descriptor = Object.getOwnPropertyDescriptor(holder, 'constructor');
    const maker: unknown = descriptor?.value;
    if (typeof maker === 'function' && maker.name !== '' && isInstance(value, maker)) return maker.name;
    holder = Object.getPrototypeOf(holder);
  }
  return null;
}

function isInstance(value: object, maker: object): boolean {
  try {
    return value instanceof (maker as new () => object);
  } catch {
    return false;
  }
}

/** Empty if it is printed as a property anyway. */
export function toStringTag(value: object): string {
  const tag: unknown = (value as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag];
  if (typeof tag !== 'string' || tag === '') return '';
  return Object.prototype.propertyIsEnumerable.call(value, Symbol.toStringTag) ? '' : tag;
}

/** The text before the brace: class, size, tag. Ends with a space. */
export function prefix(name: string | null, tag: string, fallback: string, size = ''): string {
  if (name === null) {
    const tagged = tag !== '' && fallback !== tag ? `[${tag}] ` : '';
    return `[${fallback}${size}: null prototype] ${tagged}`;
  }
  return tag !== '' && name !== tag ? `${name}${size} [${tag}] ` : `${name}${size} `;
}

/** `[Function: name]`, `[class A extends B]`. */
export function functionText(
  value: object & { name?: unknown },
  constructorName: string | null,
  tag: string,
): string {
  const source = Function.prototype.toString.call(value);
  if (source.startsWith('class') && source.endsWith('}')) return classText(value, constructorName, tag);
  const type = functionKind(source, constructorName);
  const name = typeof value.name === 'string' && value.name !== '' ? `: ${value.name}` : ' (anonymous)';
  const base = `[${type}${constructorName === null ? ' (null prototype)' : ''}${name}]`;
  const known = constructorName === null || constructorName === type;
  return (
    base + (known ? '' : ` ${constructorName}`) + (tag !== '' && constructorName !== tag ? ` [${tag}]` : '')
  );
}

function functionKind(source: string, constructorName: string | null): string {
  if (constructorName === 'AsyncFunction' || constructorName === 'AsyncGeneratorFunction')
    return constructorName;
  if (constructorName === 'GeneratorFunction') return constructorName;
  return /^async\b/.test(source) ? 'AsyncFunction' : 'Function';
}

function classText(value: object & { name?: unknown }, constructorName: string | null, tag: string): string {
  const hasName = Object.hasOwn(value, 'name') && value.name;
  let text = `[class ${hasName ? String(value.name) : '(anonymous)'}`;
  if (constructorName !== 'Function' && constructorName !== null) text += ` [${constructorName}]`;
  if (tag !== '' && constructorName !== tag) text += ` [${tag}]`;
  const parent: unknown = Object.getPrototypeOf(value);
  if (constructorName === null) text += ' extends null';
  else if (typeof parent === 'function' && parent.name) text += ` extends ${parent.name}`;
  return `${text}]`;
}

import type { Format } from './items';
import { layOut, type Pieces } from './layout';
import { className, prefix, toStringTag } from './names';
import { primitiveText } from './primitive';
import { quote } from './quote';
import { fallbackOf, shapeOf } from './shape';
import { type InspectOptions, type InspectState, newState } from './state';

export const customInspect = Symbol.for('nodejs.util.inspect.custom');

export function inspect(value: unknown, options: InspectOptions = {}): string {
  return formatValue(newState(options), value, 0);
}

function formatValue(state: InspectState, value: unknown, level: number): string {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
    return primitiveText(state, value);
  const custom = formatCustom(state, value, level);
  if (custom !== undefined) return custom;
  if (state.path.includes(value)) {
    const known = state.circular.get(value) ?? state.circular.size + 1;
    state.circular.set(value, known);
    return `[Circular *${known}]`;
  }
  return formatObject(state, value, level);
}

function formatCustom(state: InspectState, value: object, level: number): string | undefined {
  const own: unknown = (value as { [customInspect]?: unknown })[customInspect];
  if (typeof own !== 'function') return undefined;
  const result: unknown = own.call(
    value,
    state.depth - level,
    { ...state, depth: state.depth - level },
    inspect,
  );
  if (typeof result !== 'string') return formatValue(state, result, level);
  return result.replaceAll('\n', `\n${' '.repeat(state.indentation)}`);
}

function formatObject(state: InspectState, value: object, level: number): string {
  const name = className(value);
  const tag = toStringTag(value);
  const shape = shapeOf(state, value, name, tag);
  if (shape.keys.length === 0 && !shape.items) return shape.empty;
  if (level > state.depth) return shape.isFlat ? shape.empty : beyondDepth(value, name, tag);

  const inner = level + 1;
  state.path.push(value);
  state.currentDepth = inner;
  const format: Format = (item) => indented(state, () => formatValue(state, item, inner));
  const items = shape.items?.(format) ?? [];
  for (const key of shape.keys) items.push(propertyText(value, key, format));
  const reference = state.circular.get(value);
  const mark = reference === undefined ? '' : `<ref *${reference}>`;
  state.path.pop();
  const pieces: Pieces = {
    base: [mark, shape.base].filter((part) => part !== '').join(' '),
    open: shape.open,
    close: shape.close,
    items: state.sorted ? items.sort() : items,
    list: shape.list,
  };
  return layOut(state, inner, pieces);
}

function beyondDepth(value: object, name: string | null, tag: string): string {
  const text = prefix(name, tag, fallbackOf(value)).slice(0, -1);
  return name === null ? text : `[${text}]`;
}

function propertyText(holder: object, key: PropertyKey, format: Format): string {
  const descriptor = Object.getOwnPropertyDescriptor(holder, key);
  const name = keyText(key, descriptor?.enumerable ?? true);
  if (descriptor?.get) return `${name}: ${descriptor.set ? '[Getter/Setter]' : '[Getter]'}`;
  if (descriptor?.set) return `${name}: [Setter]`;
  return `${name}: ${format(descriptor?.value)}`;
}

function keyText(key: PropertyKey, enumerable: boolean): string {
  if (typeof key === 'symbol') return `[${key.toString()}]`;
  const name = String(key);
  if (name === '__proto__') return "['__proto__']";
  if (!enumerable) return `[${name}]`;
  return /^[a-zA-Z_][a-zA-Z_0-9]*$/.test(name) ? name : quote(name);
}

function indented(state: InspectState, format: () => string): string {
  state.indentation += 2;
  const text = format();
  state.indentation -= 2;
  return text;
}

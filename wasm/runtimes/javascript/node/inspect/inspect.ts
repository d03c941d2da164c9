import { errorText } from './error-text';
import { arrayItems, type Format, mapItems, setItems, typedArrayItems } from './items';
import { layOut, type Pieces } from './layout';
import { className, functionText, prefix, toStringTag } from './names';
import { primitiveText } from './primitive';
import { quote } from './quote';
import { type InspectOptions, type InspectState, newState } from './state';

export const customInspect = Symbol.for('nodejs.util.inspect.custom');

/** A value as text, laid out as Node 20 lays it out. */
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

/** What an object is made of before its properties are added. */
interface Shape {
  base: string;
  open: string;
  close: string;
  list?: ArrayLike<unknown>;
  keys: PropertyKey[];
  items?: (format: Format) => string[];
  /** Shown instead when the object has neither items nor properties. */
  empty: string;
  /** Shown even beyond the depth limit: it has no inside. */
  isFlat?: boolean;
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

function shapeOf(state: InspectState, value: object, name: string | null, tag: string): Shape {
  const keys = ownKeys(value);
  if (Array.isArray(value)) return arrayShape(state, value, name, tag);
  if (ArrayBuffer.isView(value) && !(value instanceof DataView))
    return typedArrayShape(state, value, name, tag);
  if (value instanceof Set || value instanceof Map) return collectionShape(state, value, name, tag, keys);
  const flat = flatText(value, name, tag);
  if (flat !== undefined) {
    const visible = value instanceof String ? keys.filter((key) => !isIndex(key, value.length)) : keys;
    const kept = value instanceof Error ? visible.filter((key) => !hidesInError(value, key)) : visible;
    return { base: flat, open: '{', close: '}', keys: kept, empty: flat, isFlat: true, ...errorCause(value) };
  }
  const lead = name === 'Object' && tag === '' ? '' : prefix(name, tag, fallbackOf(value));
  const special = specialItems(state, value);
  const shape = { base: '', open: `${lead}{`, close: '}', keys, empty: `${lead}{}` };
  return special === undefined ? shape : { ...shape, items: () => special };
}

function arrayShape(state: InspectState, value: unknown[], name: string | null, tag: string): Shape {
  const lead = name === 'Array' && tag === '' ? '' : prefix(name, tag, 'Array', `(${value.length})`);
  const shape = {
    base: '',
    open: `${lead}[`,
    close: ']',
    keys: namedKeys(value),
    empty: `${lead}[]`,
    list: value,
  };
  return value.length === 0 ? shape : { ...shape, items: (format) => arrayItems(state, value, format) };
}

function typedArrayShape(
  state: InspectState,
  value: ArrayBufferView,
  name: string | null,
  tag: string,
): Shape {
  const list = value as unknown as ArrayLike<number | bigint>;
  const lead = prefix(name, tag, tag, `(${list.length})`);
  const shape = { base: '', open: `${lead}[`, close: ']', keys: namedKeys(value), empty: `${lead}[]`, list };
  return list.length === 0 ? shape : { ...shape, items: () => typedArrayItems(state, list) };
}

function collectionShape(
  state: InspectState,
  value: Set<unknown> | Map<unknown, unknown>,
  name: string | null,
  tag: string,
  keys: PropertyKey[],
): Shape {
  const lead = prefix(name, tag, value instanceof Set ? 'Set' : 'Map', `(${value.size})`);
  const shape = { base: '', open: `${lead}{`, close: '}', keys, empty: `${lead}{}` };
  if (value.size === 0) return shape;
  const items = (format: Format) =>
    value instanceof Set
      ? setItems(state, value, value.size, format)
      : mapItems(state, value, value.size, format);
  return { ...shape, items };
}

/** Text of an object that is its own description, if it is one. */
function flatText(value: object, name: string | null, tag: string): string | undefined {
  if (typeof value === 'function') return functionText(value, name, tag);
  if (value instanceof RegExp) return withClass(String(value), name, tag, 'RegExp');
  if (value instanceof Date) return withClass(dateText(value), name, tag, 'Date');
  if (value instanceof Error) return errorText(value);
  for (const box of [Number, String, Boolean, BigInt, Symbol]) {
    if (value instanceof box) return boxText(box.name, value.valueOf(), name);
  }
  return undefined;
}

function withClass(text: string, name: string | null, tag: string, usual: string): string {
  const lead = prefix(name, tag, usual);
  return lead === `${usual} ` ? text : lead + text;
}

function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString();
}

function boxText(type: string, inner: unknown, name: string | null): string {
  const text = typeof inner === 'string' ? quote(inner) : primitiveText(newState({}), inner);
  const suffix = name === type ? '' : ` (${name ?? 'null prototype'})`;
  return `[${type}${suffix}: ${text}]`;
}

/** What objects with hidden state show of it. */
function specialItems(state: InspectState, value: object): string[] | undefined {
  if (value instanceof Promise) return ['<pending>'];
  if (value instanceof WeakSet || value instanceof WeakMap) return ['<items unknown>'];
  if (value instanceof ArrayBuffer) {
    const shown = new Uint8Array(value).subarray(0, Math.min(50, state.maxArrayLength));
    const bytes = Array.from(shown, (byte) => byte.toString(16).padStart(2, '0'));
    const rest = value.byteLength - bytes.length;
    const more = rest > 0 ? ` ... ${rest} more byte${rest > 1 ? 's' : ''}` : '';
    return [`[Uint8Contents]: <${bytes.join(' ')}${more}>`, `byteLength: ${value.byteLength}`];
  }
  return undefined;
}

function errorCause(value: object): Pick<Shape, 'items'> {
  if (!(value instanceof Error)) return {};
  if (!Object.hasOwn(value, 'cause') || Object.prototype.propertyIsEnumerable.call(value, 'cause')) return {};
  return { items: (format) => [`[cause]: ${format(value.cause)}`] };
}

function hidesInError(error: Error, key: PropertyKey): boolean {
  if (key !== 'name' && key !== 'message' && key !== 'stack') return false;
  const own: unknown = error[key];
  return typeof own === 'string' && String(error.stack ?? '').includes(own);
}

function fallbackOf(value: object): string {
  return Array.isArray(value) ? 'Array' : 'Object';
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

function ownKeys(value: object): PropertyKey[] {
  const symbols = Object.getOwnPropertySymbols(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  );
  return [...Object.keys(value), ...symbols];
}

function namedKeys(list: object): PropertyKey[] {
  const { length } = list as { length: number };
  return ownKeys(list).filter((key) => !isIndex(key, length));
}

function isIndex(key: PropertyKey, length: number): boolean {
  if (typeof key !== 'string' || !/^(?:0|[1-9]\d*)$/.test(key)) return false;
  return Number(key) < length;
}

function indented(state: InspectState, format: () => string): string {
  state.indentation += 2;
  const text = format();
  state.indentation -= 2;
  return text;
}

import { errorText } from './error-text';
import { hiddenItems, iteratorLabel } from './hidden-state';
import { arrayItems, type Format, mapItems, setItems, typedArrayItems } from './items';
import { functionText, prefix } from './names';
import { primitiveText } from './primitive';
import { quote } from './quote';
import { type InspectState, newState } from './state';

export interface Shape {
  base: string;
  open: string;
  close: string;
  list?: ArrayLike<unknown>;
  keys: PropertyKey[];
  items?: (format: Format) => string[];
  /** Printed instead if the object has neither items nor properties. */
  empty: string;
  /** Printed even beyond the depth limit, because it has no content. */
  isFlat?: boolean;
}

/** `name` and `tag` as `names.ts` returns them. */
export function shapeOf(state: InspectState, value: object, name: string | null, tag: string): Shape {
  const keys = shownKeys(state, value);
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
  const lead = leadOf(value, name, tag);
  const shape = { base: '', open: `${lead}{`, close: '}', keys, empty: `${lead}{}` };
  const items = hiddenItems(state, value);
  return items ? { ...shape, items } : shape;
}

function arrayShape(state: InspectState, value: unknown[], name: string | null, tag: string): Shape {
  const lead = name === 'Array' && tag === '' ? '' : prefix(name, tag, 'Array', `(${value.length})`);
  const shape = {
    base: '',
    open: `${lead}[`,
    close: ']',
    keys: namedKeys(state, value),
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
  const shape = {
    base: '',
    open: `${lead}[`,
    close: ']',
    keys: namedKeys(state, value),
    empty: `${lead}[]`,
    list,
  };
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

/** Undefined unless the object is printed as one word. */
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

function leadOf(value: object, name: string | null, tag: string): string {
  const label = iteratorLabel(value);
  if (label) return `${label} `;
  if (Object.prototype.toString.call(value) === '[object Arguments]') return '[Arguments] ';
  return name === 'Object' && tag === '' ? '' : prefix(name, tag, fallbackOf(value));
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

export function fallbackOf(value: object): string {
  return Array.isArray(value) ? 'Array' : 'Object';
}

/**
 * The bare engine's functions lack `arguments` and `caller`; Node prints its keys in another order than it
 * stores them.
 */
function shownKeys(state: InspectState, value: object): PropertyKey[] {
  const hides = !state.showHidden || value instanceof Date || value instanceof Error;
  return hides ? ownKeys(value) : Reflect.ownKeys(value);
}

function ownKeys(value: object): PropertyKey[] {
  const symbols = Object.getOwnPropertySymbols(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  );
  return [...Object.keys(value), ...symbols];
}

function namedKeys(state: InspectState, list: object): PropertyKey[] {
  const { length } = list as { length: number };
  return shownKeys(state, list).filter((key) => !isIndex(key, length));
}

function isIndex(key: PropertyKey, length: number): boolean {
  if (typeof key !== 'string' || !/^(?:0|[1-9]\d*)$/.test(key)) return false;
  return Number(key) < length;
}

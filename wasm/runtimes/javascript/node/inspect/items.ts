import { numberText } from './primitive';
import type { InspectState } from './state';

export type Format = (value: unknown) => string;

export function arrayItems(state: InspectState, array: unknown[], format: Format): string[] {
  const items: string[] = [];
  const end = Math.min(state.maxArrayLength, array.length);
  let index = 0;
  while (index < array.length && items.length < end) {
    if (Object.hasOwn(array, index)) {
      items.push(format(array[index]));
      index += 1;
      continue;
    }
    const start = index;
    while (index < array.length && !Object.hasOwn(array, index)) index += 1;
    items.push(`<${index - start} empty item${index - start > 1 ? 's' : ''}>`);
  }
  return withRest(items, array.length - index);
}

export function typedArrayItems(state: InspectState, array: ArrayLike<number | bigint>): string[] {
  const count = Math.min(state.maxArrayLength, array.length);
  const items = Array.from({ length: count }, (_, index) => {
    const element = array[index] ?? 0;
    return typeof element === 'bigint' ? `${element}n` : numberText(element);
  });
  return withRest(items, array.length - count);
}

export function setItems(
  state: InspectState,
  set: Iterable<unknown>,
  size: number,
  format: Format,
): string[] {
  return limited(state, set, size, format);
}

export function mapItems(
  state: InspectState,
  map: Iterable<[unknown, unknown]>,
  size: number,
  format: Format,
): string[] {
  return limited(state, map, size, ([key, value]) => `${format(key)} => ${format(value)}`);
}

function limited<T>(
  state: InspectState,
  values: Iterable<T>,
  size: number,
  format: (value: T) => string,
): string[] {
  const items: string[] = [];
  for (const value of values) {
    if (items.length >= state.maxArrayLength) break;
    items.push(format(value));
  }
  return withRest(items, size - items.length);
}

function withRest(items: string[], rest: number): string[] {
  return rest > 0 ? [...items, `... ${rest} more item${rest > 1 ? 's' : ''}`] : items;
}

const fields = ['Date', 'Day', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds'] as const;
const zoneName = 'GMT+0000 (Coordinated Universal Time)';
/** A text with a time zone, or a date alone, which is UTC anyway. */
const saysZone = /(?:z|gmt|utc|[+-]\d\d:?\d\d)\s*(?:\(.*\))?\s*$/i;
const isoDate = /^[+-]?\d{4,6}(?:-\d\d(?:-\d\d)?)?$/;
const isoTime = /^[+-]?\d{4,6}-\d\d-\d\dT[\d:.,]+$/;

/** Like the judge's clock, whatever zone the device is in. */
export function setUniversalDate(global: Record<string, unknown>): void {
  const Plain = Date;
  const parse = (text: string) => Plain.parse(inUniversalTime(text));
  const timeOf = (values: unknown[]): unknown[] => {
    if (values.length > 1) return [Plain.UTC(...(values as [number, number]))];
    const [only] = values;
    return typeof only === 'string' ? [parse(only)] : values;
  };
  const UniversalDate = function (this: unknown, ...values: unknown[]) {
    if (!new.target) return new Plain().toString();
    return Reflect.construct(Plain, timeOf(values), new.target);
  };
  Object.defineProperty(UniversalDate, 'name', { value: 'Date' });
  Object.defineProperty(UniversalDate, 'length', { value: 7 });
  const { prototype } = Plain;
  Object.defineProperty(UniversalDate, 'prototype', { value: prototype, writable: false });
  for (const [name, value] of [
    ['now', Plain.now],
    ['UTC', Plain.UTC],
    ['parse', (text: unknown) => parse(String(text))],
  ] as const) {
    hide(UniversalDate, name, value);
  }
  hide(prototype, 'constructor', UniversalDate);
  patch(prototype as unknown as Record<string, (...values: unknown[]) => unknown>);
  hide(global, 'Date', UniversalDate);
}

function inUniversalTime(text: string): string {
  const trimmed = text.trim();
  if (isoDate.test(trimmed) || saysZone.test(trimmed)) return text;
  return isoTime.test(trimmed) ? `${trimmed}Z` : `${trimmed} UTC`;
}

function patch(prototype: Record<string, (...values: unknown[]) => unknown>): void {
  for (const field of fields) {
    hide(prototype, `get${field}`, prototype[`getUTC${field}`]);
    if (field !== 'Day') hide(prototype, `set${field}`, prototype[`setUTC${field}`]);
  }
  hide(prototype, 'getTimezoneOffset', () => 0);
  hide(prototype, 'toString', function (this: Date) {
    return Number.isNaN(this.getTime()) ? 'Invalid Date' : `${dayText(this)} ${timeText(this)}`;
  });
  hide(prototype, 'toDateString', function (this: Date) {
    return Number.isNaN(this.getTime()) ? 'Invalid Date' : dayText(this);
  });
  hide(prototype, 'toTimeString', function (this: Date) {
    return Number.isNaN(this.getTime()) ? 'Invalid Date' : timeText(this);
  });
}

/** `Thu Jan 01 1970`, from a format that is UTC in every engine: `Thu, 01 Jan 1970 00:00:00 GMT`. */
function dayText(date: Date): string {
  const [weekday = '', day, month, year] = date.toUTCString().split(' ');
  return `${weekday.replace(',', '')} ${month} ${day} ${year}`;
}

function timeText(date: Date): string {
  return `${date.toUTCString().split(' ')[4]} ${zoneName}`;
}

function hide(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: true, configurable: true, enumerable: false });
}

import type { Host } from '../host';
import { inspect } from '../inspect/inspect';
import type { InspectOptions } from '../inspect/state';
import type { Output } from '../io/output';
import { format } from './format';
import { tableText } from './table';

export function makeConsole(output: Output, host: Host): Record<string, (...values: never[]) => void> {
  let indent = '';
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  const put = (fd: 1 | 2, text: string) => {
    output.write(fd, indent === '' ? `${text}\n` : `${indent}${text.replaceAll('\n', `\n${indent}`)}\n`);
  };
  const log = (...values: unknown[]) => put(1, format(values));
  const warn = (...values: unknown[]) => put(2, format(values));
  const elapsed = (label: string) => `${label}: ${durationText(host.nowMs() - (timers.get(label) ?? 0))}`;
  const group = (...values: unknown[]) => {
    if (values.length > 0) log(...values);
    indent += '  ';
  };

  return {
    Console: function Console() {
      return makeConsole(output, host);
    },
    log,
    info: log,
    debug: log,
    error: warn,
    warn,
    trace: (...values: unknown[]) => put(2, `Trace${values.length > 0 ? `: ${format(values)}` : ''}`),
    dir: (value: unknown, options?: InspectOptions) => put(1, inspect(value, options)),
    dirxml: log,
    table: (rows: unknown, columns?: string[]) => put(1, tableText(rows, columns) ?? format([rows])),
    assert: (condition: unknown, ...values: unknown[]) => {
      if (condition) return;
      const [first, ...rest] = values;
      if (typeof first === 'string') warn(`Assertion failed: ${first}`, ...rest);
      else warn(values.length > 0 ? 'Assertion failed:' : 'Assertion failed', ...values);
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indent = indent.slice(2);
    },
    count: (label: unknown = 'default') => {
      const count = (counts.get(String(label)) ?? 0) + 1;
      counts.set(String(label), count);
      log(`${label}: ${count}`);
    },
    countReset: (label: unknown = 'default') => counts.delete(String(label)),
    time: (label: unknown = 'default') => timers.set(String(label), host.nowMs()),
    timeLog: (label: unknown = 'default', ...values: unknown[]) => log(elapsed(String(label)), ...values),
    timeEnd: (label: unknown = 'default') => {
      log(elapsed(String(label)));
      timers.delete(String(label));
    },
  };
}

function durationText(ms: number): string {
  return ms < 1000 ? `${Number(ms.toPrecision(3))}ms` : `${(ms / 1000).toFixed(3)}s`;
}

import { expect, test } from 'vitest';
import { OutputLimiter } from './output-limiter';

function gather(limitBytes: number) {
  const sent: string[] = [];
  let exceeded = 0;
  const output = new OutputLimiter(
    limitBytes,
    (stream, bytes) => sent.push(`${stream}:${new TextDecoder().decode(bytes)}`),
    () => {
      exceeded += 1;
    },
  );
  const write = (stream: 'stdout' | 'stderr', text: string) =>
    output.write(stream, new TextEncoder().encode(text));
  return { output, write, sent, exceeded: () => exceeded };
}

test('joins small writes, each stream in order', () => {
  const { output, write, sent } = gather(100);
  write('stdout', 'a');
  write('stderr', 'x');
  write('stdout', 'b');
  expect(sent).toEqual([]);
  output.flush();
  expect(sent).toEqual(['stdout:ab', 'stderr:x']);
});

test('sends a full chunk at once', () => {
  const { write, sent } = gather(1_000_000);
  write('stdout', 'y'.repeat(64 * 1024));
  expect(sent).toHaveLength(1);
});

test('drops output beyond the limit and reports it once', () => {
  const { output, write, sent, exceeded } = gather(5);
  write('stdout', 'abc');
  write('stderr', 'def');
  write('stdout', 'ghi');
  output.flush();
  expect(sent).toEqual(['stdout:abc', 'stderr:de']);
  expect(exceeded()).toBe(1);
});

test('accepts output of exactly the limit', () => {
  const { output, write, exceeded } = gather(3);
  write('stdout', 'abc');
  output.flush();
  expect(exceeded()).toBe(0);
});

test('copies the bytes, because the program may change them', () => {
  const { output, sent } = gather(100);
  const bytes = new TextEncoder().encode('before');
  output.write('stdout', bytes);
  bytes.fill(0);
  output.flush();
  expect(sent).toEqual(['stdout:before']);
});

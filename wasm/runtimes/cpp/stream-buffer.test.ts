import { expect, test } from 'vitest';
import { OutputLimiter } from '../output-limiter';
import { StreamBuffer } from './stream-buffer';

function gather() {
  const sent: string[] = [];
  const limiter = new OutputLimiter(
    1_000_000,
    (stream, bytes) => sent.push(`${stream}:${new TextDecoder().decode(bytes)}`),
    () => {},
  );
  const buffer = new StreamBuffer(limiter);
  const write = (stream: 'stdout' | 'stderr', text: string) =>
    buffer.write(stream, new TextEncoder().encode(text));
  return { sent, buffer, write };
}

test('sends the first writes at once, because a killed program can send nothing later', () => {
  const { sent, write } = gather();
  write('stdout', 'a');
  write('stderr', 'b');
  expect(sent).toEqual(['stdout:a', 'stderr:b']);
});

test('loses nothing and keeps each stream in order, for writes of any size', () => {
  const { sent, buffer, write } = gather();
  const wanted = { stdout: '', stderr: '' };
  for (let at = 0; at < 3000; at += 1) {
    const stream = at % 7 === 0 ? 'stderr' : 'stdout';
    const text = at % 500 === 0 ? `${at}`.repeat(20_000) : `${at} `;
    wanted[stream] += text;
    write(stream, text);
  }
  buffer.flush();
  for (const stream of ['stdout', 'stderr'] as const) {
    const got = sent
      .filter((part) => part.startsWith(`${stream}:`))
      .map((part) => part.slice(stream.length + 1));
    expect(got.join('') === wanted[stream], stream).toBe(true);
  }
  expect(sent.length).toBeLessThan(3000);
});

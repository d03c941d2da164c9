import { expect, test } from 'vitest';
import { packJson, unpackJson } from './packed-json';

test('CPRE-1 unpacking returns the packed value, in any script', async () => {
  const value = { name: 'Ünïcødé ⛴ 水', list: [1, null, true], text: 'line\n'.repeat(500) };
  const packed = await packJson(value);
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(packed.length).toBeLessThan(300);
  expect(await unpackJson(packed)).toEqual(value);
});

test('CPRE-5 data in another format is an error, never a value', async () => {
  const packed = await packJson({ name: 'whole' });
  for (const text of ['', '%%%', 'nonsense', packed.slice(0, -4), packed.slice(4)]) {
    await expect(unpackJson(text)).rejects.toThrow();
  }
});

test('a small address that would become large is not followed to its end', async () => {
  const packed = await packJson('x'.repeat(3_000_000));
  expect(packed.length).toBeLessThan(10_000);
  await expect(unpackJson(packed)).rejects.toThrow(/More than/);
});

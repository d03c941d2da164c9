import { expect, test } from 'vitest';
import { createAutosave } from './autosave';

function autosaveOf(first: string) {
  let typed = { text: first };
  const writes: { text: string; stored: string; end(isOk: boolean): void }[] = [];
  const autosave = createAutosave(
    () => typed,
    (form, stored) =>
      new Promise<void>((resolve, reject) => {
        const end = (isOk: boolean) => (isOk ? resolve() : reject(new Error('full')));
        writes.push({ text: form.text, stored: stored.text, end });
      }),
  );
  const type = (text: string) => {
    typed = { text };
  };
  return { writes, type, saveNow: autosave.saveNow, textsOf: () => writes.map(({ text }) => text) };
}

test('writes nothing without a change, and each change once', async () => {
  const { writes, type, saveNow, textsOf } = autosaveOf('');
  await saveNow();
  expect(writes).toEqual([]);
  type('a');
  const saved = saveNow();
  writes[0]?.end(true);
  await saved;
  await saveNow();
  expect(textsOf()).toEqual(['a']);
});

test('starts a second save at once, and resolves when both are done', async () => {
  const { writes, type, saveNow, textsOf } = autosaveOf('');
  type('a');
  void saveNow();
  const again = saveNow();
  let isDone = false;
  void again.then(() => {
    isDone = true;
  });
  type('b');
  const last = saveNow();
  expect(textsOf()).toEqual(['a', 'b']);
  writes[1]?.end(true);
  await Promise.resolve();
  expect(isDone).toBe(false);
  writes[0]?.end(true);
  await Promise.all([again, last]);
  expect(isDone).toBe(true);
});

test('writes again after a failed save, and counts nothing of it as stored', async () => {
  const { writes, type, saveNow } = autosaveOf('');
  type('a');
  const failed = saveNow();
  writes[0]?.end(false);
  await failed;
  const again = saveNow();
  expect(writes[1]).toMatchObject({ text: 'a', stored: '' });
  writes[1]?.end(true);
  await again;
  type('b');
  void saveNow();
  expect(writes[2]).toMatchObject({ text: 'b', stored: 'a' });
});

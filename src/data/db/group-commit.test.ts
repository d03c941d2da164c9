import { expect, test } from 'vitest';
import { groupCommit } from './group-commit';

function disk() {
  const kept: string[] = [];
  const commits: string[][] = [];
  let open: string[] = [];
  const write = groupCommit(async (work) => {
    open = [];
    await work();
    await Promise.resolve();
    kept.push(...open);
    commits.push(open);
  });
  const put = (text: string) =>
    write(async () => {
      if (text === 'bad') throw new Error('cannot be written');
      open.push(text);
      return `${text} after ${kept.length + open.length - 1}`;
    });
  return { kept, commits, put };
}

test('what comes while a transaction is under way shares the next, in order, and each has its own answer', async () => {
  const { put, commits } = disk();
  expect(await Promise.all(['a', 'b', 'c'].map(put))).toEqual(['a after 0', 'b after 1', 'c after 2']);
  expect(commits).toEqual([['a'], ['b', 'c']]);
  await put('d');
  expect(commits.at(-1)).toEqual(['d']);
});

test('one that fails takes none along', async () => {
  const { put, kept } = disk();
  const results = await Promise.allSettled(['a', 'b', 'bad', 'c'].map(put));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(kept).toEqual(['a', 'b', 'c']);
});

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

test('writes during a transaction share the next one, in order, and each has its own result', async () => {
  const { put, commits } = disk();
  expect(await Promise.all(['a', 'b', 'c'].map(put))).toEqual(['a after 0', 'b after 1', 'c after 2']);
  expect(commits).toEqual([['a'], ['b', 'c']]);
  await put('d');
  expect(commits.at(-1)).toEqual(['d']);
});

test('a failed write does not fail the others', async () => {
  const { put, kept } = disk();
  const results = await Promise.allSettled(['a', 'b', 'bad', 'c'].map(put));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(kept).toEqual(['a', 'b', 'c']);
});

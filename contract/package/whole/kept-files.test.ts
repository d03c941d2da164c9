import { expect, test } from 'vitest';
import { current } from '../example-package';
import { memoryTree } from '../file-tree';
import { writePackage } from '../write-package';
import { readWholePackage } from './read-whole-package';

async function readWhole(files: Record<string, string | Uint8Array>) {
  const result = await readWholePackage(memoryTree({ ...current, ...files }), 'twopiers');
  if (!result.ok) throw new Error(result.message);
  return result;
}

const others = {
  'README.md': 'Read me.\n',
  'attachments/map.png': new Uint8Array([0, 1, 2, 255]),
  'data/invalid_input/1.in': 'x\n',
  'problem_statement/map.pdf': 'not a picture here\n',
};

test('other files of a package come back in its export', async () => {
  const { problem, losses, assumed } = await readWhole(others);
  expect(losses).toEqual([
    'participants do not get the attachments: attachments/map.png; only the export has them',
  ]);
  expect(assumed).toContain(
    'only the export has these files: README.md, data/invalid_input/1.in, problem_statement/map.pdf',
  );
  const { files } = writePackage(problem);
  expect(files).toMatchObject(others);
  const again = await readWholePackage(memoryTree(files), 'twopiers');
  expect(again).toMatchObject({ ok: true, problem });
});

test('a kept file never replaces a file of the problem', async () => {
  const { problem } = await readWhole({ 'attachments/starter.py': '# old\n' });
  const initialCode = [{ language: 'PYTHON3' as const, code: '# new\n' }];
  expect(writePackage({ ...problem, initialCode }).files['attachments/starter.py']).toBe('# new\n');
});

test('asks before it leaves out files that are large, or that another import would run', async () => {
  const { losses } = await readWhole({
    'attachments/large.txt': 'x'.repeat(300_000),
    'include/pascal/grader.pas': 'unit grader;\n',
  });
  expect(losses).toEqual(['files not kept: attachments/large.txt, include/pascal/grader.pas']);
});

test('asks before it loses jury solutions that it cannot read', async () => {
  const { losses } = await readWhole({ 'submissions/submissions.yaml': 'accepted/*: [\n' });
  expect(losses.join()).toContain('submissions/submissions.yaml is not kept');
});

import { expect, test } from 'vitest';
import { current, read, reportOf } from './example-package';
import { type FileTree, memoryTree } from './file-tree';
import { readPackage } from './read-package';

const validator = { 'output_validator/check.py': 'raise SystemExit(42)\n' };
test.each<[string, Record<string, string>, string | null]>([
  ['a package without own judging', {}, null],
  ['a legacy validator that is not used', { 'problem.yaml': 'validation: default\n', ...validator }, null],
  ['a validator', validator, null],
  ['a static validator', { 'static_validator/look.py': '' }, 'it checks source code (static_validator/)'],
])('reports whether verdicts are comparable: %s', async (_, files, notComparable) => {
  expect(await read({ ...current, ...files })).toMatchObject({ ok: true, notComparable });
});

test.each<[string, Record<string, string>, string, RegExp]>([
  [
    'answers instead of programs',
    { 'problem.yaml': 'type: submit-answer\n' },
    'problem.yaml',
    /submit-answer/,
  ],
  [
    'programs that read files',
    { 'data/secret/2.files/map.txt': 'x' },
    'data/secret/2.files/map.txt',
    /standard input/,
  ],
  ['programs with arguments', { 'data/secret/2.args': '-v' }, 'data/secret/2.args', /standard input/],
])('refuses a package that needs %s as unsupported', async (_, files, file, message) => {
  expect(await read({ ...current, ...files })).toEqual({
    ok: false,
    file,
    message: expect.stringMatching(message),
    unsupported: true,
  });
});

const {
  'data/secret/10.in': _1,
  'data/secret/10.ans': _2,
  'data/secret/2.in': _3,
  'data/secret/2.ans': _4,
  ...shown
} = current;
test.each<[string, Record<string, string>, string, RegExp]>([
  [
    'an interactive problem without a validator',
    { ...current, 'problem.yaml': 'validation: custom interactive\n' },
    'output_validators',
    /interactive/,
  ],
  [
    'a missing validator',
    { ...current, 'problem.yaml': 'validation: custom\n' },
    'problem.yaml',
    /requires an output validator/,
  ],
  [
    'several passes without a validator',
    { ...current, 'problem.yaml': 'type: multi-pass\n' },
    'output_validators',
    /multi-pass, but/,
  ],
  [
    'several passes with the original testlib',
    {
      ...current,
      'problem.yaml': 'type: multi-pass\n',
      'output_validator/a.cpp': '#include "testlib.h"\n',
      'output_validator/testlib.h': '// ends with 0\n',
    },
    'output_validators',
    /nextpass\.in/,
  ],
  ['only samples', shown, 'data/secret', /only samples/],
])('refuses a package that would be judged wrongly: %s', async (_, files, file, message) => {
  expect(await read(files)).toEqual({ ok: false, file, message: expect.stringMatching(message) });
});

test.each<[string, Record<string, string | Uint8Array>, string, RegExp]>([
  ['no data', { 'problem.yaml': 'name: x\n' }, 'data/secret', /no test cases/],
  ['an input without answer', { 'data/secret/1.in': '' }, 'data/secret/1.in', /no \.ans/],
  ['an answer without input', { ...current, 'data/secret/3.ans': '' }, 'data/secret/3.ans', /no \.in/],
  ['broken YAML', { ...current, 'problem.yaml': 'name: [\n' }, 'problem.yaml', /cannot be parsed/],
  [
    'a wrong type',
    { ...current, 'problem.yaml': 'limits: {time_limit: soon}\n' },
    'problem.yaml',
    /limits\.time_limit/,
  ],
  ['not a map', { ...current, 'problem.yaml': '- a\n- b\n' }, 'problem.yaml', /./],
  ['an unknown extra', { ...current, 'codeferry.yaml': 'colour: red\n' }, 'codeferry.yaml', /colour/],
  [
    'a long summary',
    { ...current, 'codeferry.yaml': `summary: ${'a'.repeat(121)}\n` },
    'codeferry.yaml',
    /120/,
  ],
  [
    'missing starter code',
    { ...current, 'codeferry.yaml': 'starterCode: {JAVA8: a.java}\n' },
    'codeferry.yaml',
    /a\.java/,
  ],
  [
    'data that is not UTF-8',
    { ...current, 'data/secret/2.in': new Uint8Array([0xff, 0xfe]) },
    'data/secret/2.in',
    /UTF-8/,
  ],
  [
    'a validator in an unsupported language',
    { ...current, 'output_validator/check.hs': 'main' },
    'output_validator/check.hs',
    /C\+\+, Python 3, Java/,
  ],
  [
    'two validators',
    { ...current, 'output_validators/a/a.py': '', 'output_validators/b/b.py': '' },
    'output_validators',
    /several/,
  ],
  [
    'a validator that includes a file outside of its folder',
    { ...current, 'output_validators/a/a.cpp': '#include "../../shared/lib.h"\nint main() {}\n' },
    'output_validators/a/a.cpp',
    /lib\.h, which the package does not contain/,
  ],
  [
    'a validator with a missing library',
    { ...current, 'output_validator/check.cpp': '#include "testlib.h"\n' },
    'output_validator',
    /testlib\.h, but the package does not contain it/,
  ],
  [
    'generators instead of data',
    { 'problem.yaml': 'name: x\n', 'generators/make.py': '' },
    'data/secret',
    /run the package’s generators/,
  ],
  ['a package of another system without tests', { 'problem.xml': '<problem/>' }, 'problem.xml', /no tests/],
  ['a NUL byte', { ...current, 'data/secret/2.in': 'a\0' }, 'data/secret/2.in', /NUL/],
  [
    'a time limit that is not a number',
    { ...current, 'problem.yaml': 'name: x\n', '.timelimit': 'soon' },
    '.timelimit',
    /soon/,
  ],
  [
    'a title that is too long',
    { ...current, 'problem.yaml': `name: ${'x'.repeat(121)}\n` },
    'problem.yaml',
    /^title: A title has at most 120 characters$/,
  ],
  [
    'a time limit of 0',
    { ...current, 'problem.yaml': 'limits: {time_limit: 0}\n' },
    'problem.yaml',
    /^limits\.time_limit: must be more than 0$/,
  ],
  [
    'a name that is a list',
    { ...current, 'problem.yaml': 'name: [a, b]\n' },
    'problem.yaml',
    /^name: expected a name, or a map of names by language$/,
  ],
])('refuses a faulty package and names the file: %s', async (_, files, file, message) => {
  const result = await read(files);
  expect(result).toMatchObject({ ok: false, file });
  if (!result.ok) expect(result.message).toMatch(message);
});

test.each([
  ['data/secret/3.in', 'it is a link to a place outside the folder: put a copy of the file in its place'],
  ['include/cpp/lib.h', 'it is a broken link: put a copy of the file in its place'],
])('refuses a package whose link %s cannot be followed', async (file, message) => {
  const why = message.slice(0, message.indexOf(':'));
  const tree: FileTree = { ...memoryTree(current), leftOut: async () => [{ path: file, why }] };
  expect(await readPackage(tree, 'x')).toMatchObject({ ok: false, file, message });
});

test('reports a link beside the judged files', async () => {
  const leftOut = async () => [{ path: 'notes.txt', why: 'it is a broken link' }];
  expect(reportOf(await readPackage({ ...memoryTree(current), leftOut }, 'x'))).toContain(
    'notes.txt is not imported: it is a broken link',
  );
});

test('rethrows an error of the file tree', async () => {
  const broken: FileTree = { ...memoryTree(current), read: () => Promise.reject(new Error('disk on fire')) };
  await expect(readPackage(broken, 'x')).rejects.toThrow('disk on fire');
});

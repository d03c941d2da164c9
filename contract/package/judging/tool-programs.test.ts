import { expect, test } from 'vitest';
import { current as examplePackage } from '../example-package';
import { memoryTree } from '../file-tree';
import { readPackage } from '../read-package';

async function read(files: Record<string, string | Uint8Array>) {
  const result = await readPackage(memoryTree({ ...examplePackage, ...files }), 'folder');
  if (!result.ok) throw new Error(`${result.file}: ${result.message}`);
  return { tools: result.problem.tools, report: result.report, problem: result.problem };
}

test('reads validators and generators, also of several files and without an extension', async () => {
  const { tools } = await read({
    'input_validators/check': '#!/usr/bin/env python3\nprint(1)\n',
    'input_validators/deep/main.cpp': '#include "testlib.h"\n',
    'input_validators/deep/testlib.h': '// the library',
    'generators/random/__main__.py': 'import part\n',
    'generators/random/part.py': '',
    'generators/star.js': '',
  });
  expect(tools).toMatchObject({
    validators: [
      { name: 'check.py', language: 'PYTHON3', protocol: 'exit-code', files: [{ path: 'check.py' }] },
      { name: 'deep', language: 'CPP17', protocol: 'testlib', files: [{ path: 'main.cpp' }] },
    ],
    generators: [
      { name: 'random', language: 'PYTHON3', files: [{ path: 'main.py' }, { path: 'part.py' }] },
      { name: 'star.js', language: 'JAVASCRIPT_NODE' },
    ],
    sharedFiles: [{ path: 'testlib.h', content: '// the library' }],
  });
});

test('keeps programs that cannot be run, and reports each; what is not text is left out', async () => {
  const { tools, report } = await read({
    'input_validators/grammar.ctd': 'INT(1, 5)',
    'generators/gen.rb': 'puts 1',
    'generators/generators.yaml': 'data: {}\n',
    'generators/out.cpp': '#include "../../common.h"\n',
    'generators/gen.class': new Uint8Array([0xca, 0xfe, 0, 1]),
  });
  expect(tools?.validators).toMatchObject([{ name: 'grammar.ctd', files: [{ content: 'INT(1, 5)' }] }]);
  expect(tools?.generators.map(({ name, language }) => [name, language])).toEqual([
    ['gen.rb', undefined],
    ['generators.yaml', undefined],
    ['out.cpp', undefined],
  ]);
  const other = 'it is not written in C++, Python 3, Java or JavaScript';
  expect(report).toEqual(
    expect.arrayContaining([
      `input_validators/grammar.ctd is kept, but not run: ${other}`,
      `generators/gen.rb is kept, but not run: ${other}`,
      `generators/generators.yaml is kept, but not run: ${other}`,
      'generators/out.cpp is kept, but not run: it includes ../../common.h, which is outside its folder',
      'generators/gen.class is not imported: it is not UTF-8 text',
    ]),
  );
});

test('reads arguments of validators from the settings of groups, for all or by name', async () => {
  const { tools } = await read({
    'input_validators/one.py': '',
    'input_validators/two.py': '',
    'data/testdata.yaml': 'input_validator_flags: --max 9\n',
    'data/secret/testdata.yaml': 'input_validator_args: { one: [--max, "5"] }\n',
  });
  expect(tools?.validators).toMatchObject([
    {
      name: 'one.py',
      arguments: ['--max', '9'],
      groupArguments: [{ group: 'secret', arguments: ['--max', '5'] }],
    },
    { name: 'two.py', arguments: ['--max', '9'] },
  ]);
});

test('a single test case has arguments of its own, and groups without points keep their names', async () => {
  const { tools, problem } = await read({
    'input_validators/one.py': '',
    'data/secret/big/1.in': '9\n',
    'data/secret/big/1.ans': '9\n',
    'data/secret/big/testdata.yaml': 'input_validator_flags: --max 9\n',
    'data/secret/2.yaml': 'input_validator_args: [--max, "2"]\n',
  });
  expect(tools?.validators).toMatchObject([
    { arguments: [], groupArguments: [{ group: 'secret/big', arguments: ['--max', '9'] }] },
  ]);
  const own = problem.testCases.map(({ group, validatorArguments }) => [group, validatorArguments]);
  expect(own).toEqual([
    [undefined, undefined],
    [undefined, [{ validator: 'one.py', arguments: ['--max', '2'] }]],
    [undefined, undefined],
    ['secret/big', undefined],
  ]);
});

test('headers that differ between validators and generators stay with their programs', async () => {
  const { tools } = await read({
    'input_validators/check/check.cpp': '#include "own.h"\n',
    'input_validators/check/own.h': '// of validators',
    'input_validators/check/more.h': '// more',
    'generators/gen.cpp': '#include "own.h"\n',
    'generators/other/other.cpp': '',
    'generators/other/own.h': '// of generators',
    'generators/own.h': '// of generators',
  });
  expect(tools).toMatchObject({
    validators: [{ files: [{ path: 'check.cpp' }, { path: 'own.h', content: '// of validators' }] }],
    generators: [
      { files: [{ path: 'gen.cpp' }, { path: 'own.h', content: '// of generators' }] },
      { files: [{ path: 'other.cpp' }, { path: 'own.h', content: '// of generators' }] },
    ],
    sharedFiles: [{ path: 'more.h' }],
  });
  const files = { 'input_validators/check/own.h': '// of validators', 'generators/own.h': '// other' };
  const alone = await read({ 'input_validators/check/check.cpp': '#include "own.h"\n', ...files });
  expect(alone.tools?.sharedFiles).toEqual([{ path: 'own.h', content: '// of validators' }]);
});

test('a package without these folders has no tools', async () => {
  expect((await read({})).tools).toBeUndefined();
});

import { expect, test } from 'vitest';
import { current, extras, problemOf, read, reportOf } from './example-package';

test('ENT-8 imports a package of the current format with every field', async () => {
  const result = await read({ ...current, ...extras });
  const limits = { timeLimit: 1.5, memoryLimit: 128, weight: 1 };
  expect(problemOf(result)).toEqual({
    id: 'TWO-PIERS',
    title: 'Two Piers',
    summary: 'Find the shortest way between two piers.',
    description: 'How far is it?',
    difficulty: 'easy',
    type: 'code',
    tags: ['walking'],
    public: true,
    sampleInput: '1 2\n',
    sampleOutput: '3\n',
    constraints: '- small',
    inputFormat: 'Two numbers.',
    outputFormat: 'One number.',
    explanation: 'Look at the map.',
    testCases: [
      { input: '1 2\n', output: '3\n', sample: true, ...limits },
      { input: 'two\n', output: 'TWO\n', sample: false, ...limits },
      { input: 'ten\n', output: 'TEN\n', sample: false, ...limits },
    ],
    initialCode: [{ language: 'PYTHON3', code: '# begin here\n' }],
    checker: { type: 'tokens' },
  });
  expect(reportOf(result)).toEqual([]);
});

test('uses folder and keywords without codeferry.yaml, and reports assumptions', async () => {
  const result = await read(current);
  expect(problemOf(result)).toMatchObject({
    id: 'twopiers',
    tags: ['graphs', 'bfs'],
    difficulty: 'medium',
    public: false,
  });
  expect(reportOf(result)).toEqual(['there is no difficulty: medium is assumed']);
});

test('reads a legacy package: plain name, validator flags, TeX, time limit file', async () => {
  const result = await read(
    {
      'problem.yaml':
        'name: Old Harbour\nvalidation: default\nvalidator_flags: case_sensitive float_tolerance 1e-4\n',
      'problem_statement/problem.tex':
        '\\problemname{Old \\emph{Harbour}}\nWait.\n\\section*{Input}\nNothing.\n',
      'domjudge-problem.ini': "name = 'Old'\ntimelimit='4'\n",
      'data/secret/1.in': '',
      'data/secret/1.ans': 'x\n',
    },
    'old_harbour',
  );
  expect(problemOf(result)).toMatchObject({
    id: 'old-harbour',
    title: 'Old Harbour',
    description: 'Wait.',
    inputFormat: 'Nothing.',
    checker: { type: 'tokens', caseSensitive: true, floatTolerance: 1e-4 },
    testCases: [{ timeLimit: 4, memoryLimit: 1024 }],
  });
});

test('takes the name from the TeX statement', async () => {
  const files = { ...current, 'problem.yaml': 'source: a contest\n', 'statement/problem.en.md': '' };
  const tex = { ...files, 'statement/problem.en.tex': '\\problemname{Fog \\& Tide}\nText.\n' };
  const { 'statement/problem.en.md': _, ...onlyTex } = tex;
  expect(problemOf(await read(onlyTex)).title).toBe('Fog & Tide');
});

test('imports different absolute and relative tolerances from both formats', async () => {
  const checker = { type: 'tokens', floatAbsoluteTolerance: 0.5, floatRelativeTolerance: 1e-9 };
  const flags = 'float_absolute_tolerance 0.5 float_relative_tolerance 1e-9';
  const legacy = await read({
    'problem.yaml': `name: Old Harbour\nvalidator_flags: ${flags}\n`,
    'problem_statement/problem.tex': '\\problemname{Old}\nWait.\n',
    'data/secret/1.in': '',
    'data/secret/1.ans': 'x\n',
  });
  const args = `output_validator_args: [${flags.replaceAll(' ', ', ')}]\n`;
  for (const result of [legacy, await read({ ...current, 'data/test_group.yaml': args })]) {
    expect(problemOf(result).checker).toEqual(checker);
    expect(reportOf(result).filter((line) => line.includes('tolerance'))).toEqual([]);
  }
});

test('reads default validator arguments from groups and single cases', async () => {
  const args = (value: string) => `output_validator_args: [float_absolute_tolerance, ${value}]\n`;
  const result = await read({
    ...current,
    'data/sample/test_group.yaml': args('"0.01"'),
    'data/secret/test_group.yaml': args('0.01'),
    'data/secret/10.yaml': args('0.5'),
  });
  expect(problemOf(result).checker).toEqual({ type: 'tokens', floatAbsoluteTolerance: 0.01 });
  expect(problemOf(result).testCases.map((one) => one.checkerArguments)).toEqual([
    undefined,
    undefined,
    ['float_absolute_tolerance', '0.5'],
  ]);
  expect(reportOf(result)).toHaveLength(1);
});

test('adds flags of legacy groups to the flags of the problem', async () => {
  const result = await read({
    ...current,
    'problem.yaml': 'name: Old\nvalidator_flags: case_sensitive\n',
    'data/secret/testdata.yaml': 'output_validator_flags: float_tolerance 1e-3\n',
  });
  expect(problemOf(result).checker).toEqual({ type: 'tokens', caseSensitive: true, floatTolerance: 1e-3 });
  expect(problemOf(result).testCases[0]?.checkerArguments).toEqual(['case_sensitive']);
});

test('reports exactly what is not imported, assumed or changed', async () => {
  const result = await read({
    ...current,
    ...extras,
    'problem.yaml':
      'name: Much\nsource: Harbour Cup\nlicense: cc by-sa\nrights_owner: unknown\ntype: [scoring]\nvalidator_flags: float_tolerance 2 strange\nlimits: {memory: 4096, output: 3}\n',
    'statement/problem.sv.md': 'Text',
    'statement/problem.en.md': 'See ![the map](map.png).',
    'data/secret/testdata.yaml': 'colour: red\n',
  });
  expect(reportOf(result)).toEqual([
    'data/secret/testdata.yaml: not imported: colour',
    'statement/problem.en.md: the image map.png is missing in the package',
    'there is no time limit: 2 s are assumed',
    'memory limit (MiB) 4096 becomes 2048',
    'output validator arguments not imported: float_tolerance 2 strange',
    'no group has points: the groups share 100 evenly',
  ]);
  expect(result.ok && result.assumed).toEqual(['no group has points: the groups share 100 evenly']);
  expect(problemOf(result)).toMatchObject({
    description: 'See *the map*.',
    credits: { source: 'Harbour Cup', license: 'cc by-sa' },
    translations: [{ language: 'sv', title: 'Much', description: 'Text' }],
  });
});

test('imports an output validator as the checker with its settings', async () => {
  const result = await read({
    ...current,
    'problem.yaml': 'name: Ask\nvalidation: custom interactive score\nvalidator_flags: fast 3\n',
    'output_validators/ask/validate.cc': '#include "validate.h"\nint main() {}\n',
    'output_validators/ask/validate.h': '// steps {{steps}}\n',
    'output_validators/ask/build': '#!/bin/sh\n',
    'data/secret/3.in': 'no answer is needed\n',
  });
  expect(problemOf(result).checker).toEqual({
    type: 'custom',
    protocol: 'exit-code',
    language: 'CPP17',
    files: [
      { path: 'validate.cc', content: '#include "validate.h"\nint main() {}\n' },
      { path: 'validate.h', content: '// steps {{steps}}\n' },
    ],
    arguments: ['fast', '3'],
    interactive: true,
    scores: true,
  });
  expect(problemOf(result)).toMatchObject({ sampleInput: '', testCases: [{}, {}, { output: '' }, {}] });
  expect(reportOf(result)[1]).toMatch(/build is ignored/);
});

test('appends sample interactions to the explanation', async () => {
  const result = await read({ ...current, 'data/sample/1.interaction': '>5\n<lower\n' });
  expect(problemOf(result).explanation).toMatch(
    /^Look at the map\.\n\n### Sample dialogue 1\n[\s\S]*```\n>5\n<lower\n```$/,
  );
});

test('replaces constants in validators and group settings', async () => {
  const result = await read({
    ...current,
    'problem.yaml':
      'problem_format_version: 2025-09\nname: C\nconstants: {steps: 7}\nlimits: {time_limit: 1}\n',
    'output_validator/check.py': 'steps = {{steps}}  # not {{other}}\n',
    'data/secret/test_group.yaml': 'output_validator_args: ["{{steps}}"]\n',
  });
  expect(problemOf(result).checker).toMatchObject({
    files: [{ path: 'check.py', content: 'steps = 7  # not {{other}}\n' }],
    arguments: ['7'],
  });
});

test('flattens groups in natural order, samples first', async () => {
  const secret = ['b/1', 'a/10', 'a/9', 'a/b/1'].flatMap((name) => [
    [`data/secret/${name}.in`, name],
    [`data/secret/${name}.ans`, name],
  ]);
  const result = await read({
    ...Object.fromEntries(secret),
    'data/sample/2.in': 's',
    'data/sample/2.ans': 's',
  });
  expect(problemOf(result).testCases.map((one) => one.input)).toEqual(['s', 'a/9', 'a/10', 'a/b/1', 'b/1']);
});

test("SOLVE-12 imports a sample with '|' only as a test case", async () => {
  const result = await read({ ...current, 'data/sample/1.in': 'a|b\n' });
  const problem = problemOf(result);
  expect(problem.sampleInput).toBe('');
  expect(problem.testCases[0]).toMatchObject({ input: 'a|b\n', output: '3\n', sample: true });
});

test('reads debug.json with starter code and data only', async () => {
  const result = await read({
    'debug.json': JSON.stringify({
      id: 'low_tide',
      type: 'debug',
      title: 'low tide',
      description: 'Mend it.',
      note: 'ignored',
      initialCode: [{ language: 'CPP17', code: 'int main() { return 1; }' }],
    }),
    'data/sample/run.in': 'run\n',
    'data/sample/run.ans': 'ok\n',
  });
  expect(problemOf(result)).toMatchObject({
    id: 'low-tide',
    type: 'debug',
    title: 'low tide',
    description: 'Mend it.',
    initialCode: [{ language: 'CPP17', code: 'int main() { return 1; }' }],
  });
});

test('keeps data byte for byte: byte-order mark, line ends, missing last newline', async () => {
  const result = await read({ ...current, 'data/sample/1.in': '\ufeffa\r\n\r\nb' });
  expect(problemOf(result).testCases[0]?.input).toBe('\ufeffa\r\n\r\nb');
});

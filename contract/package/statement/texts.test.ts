import { expect, test } from 'vitest';
import { current, problemOf, read } from '../example-package';
import { memoryTree } from '../file-tree';
import { readQuestion } from '../read-question';
import { writePackage } from '../write-package';
import { writeQuestion } from '../write-question';

function png(mark: number): Uint8Array {
  const bytes = new Uint8Array(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.set([0, 0, 0, 9, 0, 0, 0, 8], 16);
  bytes[39] = mark;
  return bytes;
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0"/></svg>';
const losses = (result: Awaited<ReturnType<typeof read>>) =>
  result.ok ? result.report.filter((line) => !result.assumed.includes(line)) : [result.message];

test('D-44 reads statements, names and summaries of all languages, with their images', async () => {
  const result = await read({
    ...current,
    'problem.yaml':
      'name: {en: Two Piers, es: Dos muelles}\nauthor: Ada\nsource: Cup\nlicense: cc by\nlimits: {time_limit: 1}\n',
    'codeferry.yaml': 'summaries: {es: Cuenta.}\n',
    'statement/problem.en.md': 'See ![a map](maps/map.png){width=50%}.\n\n## Input\n\n![](map.png)\n',
    'statement/problem.es.tex':
      'Mira \\includegraphics[width=0.4\\textwidth]{pier}.\n\n\\section*{Entrada}\n\nDos $a_1$.\n',
    'statement/maps/map.png': png(1),
    'statement/map.png': png(2),
    'statement/pier.svg': svg,
    'statement/pier.pdf': 'PDF',
    'solution/hint-1.en.md': 'As in ![](../statement/map.png).\n',
  });
  expect(losses(result)).toEqual([]);
  const problem = problemOf(result);
  expect(problem).toMatchObject({
    description: 'See ![a map](map.png){width=50%}.',
    inputFormat: '![](map-2.png)',
    translations: [
      {
        language: 'es',
        title: 'Dos muelles',
        summary: 'Cuenta.',
        description: 'Mira ![](pier.svg){width=40%}.',
        inputFormat: 'Dos $a_1$.',
      },
    ],
    hints: ['As in ![](map-2.png).'],
    credits: { author: 'Ada', source: 'Cup', license: 'cc by' },
  });
  expect(problem.images?.map(({ name }) => name)).toEqual(['map.png', 'map-2.png', 'pier.svg']);
  const { files, report } = writePackage(problem);
  expect(report).toEqual([]);
  expect(files['statement/problem.es.md']).toContain('## Entrada');
  expect(problemOf(await read(files))).toEqual(problem);
});

test('D-44 reports images that are missing, of other kinds or active, and statements without a text', async () => {
  const result = await read({
    ...current,
    'problem.yaml': 'name: {en: Two Piers, sv: Två bryggor}\nlimits: {time_limit: 1}\n',
    'statement/problem.en.md':
      '![one](one.png) ![two](two.pdf) ![](https://example.org/a.png) ![four](four.svg) `![](code.png)`\n',
    'statement/two.pdf': 'PDF',
    'statement/four.svg': svg.replace('<path', '<script/><path'),
  });
  expect(losses(result)).toEqual([
    'statement/problem.en.md: the image one.png is missing in the package',
    'statement/problem.en.md: the image two.pdf is not imported: only PNG, JPEG, WebP, GIF and SVG are shown',
    'statement/problem.en.md: the image https://example.org/a.png is not imported: it is not in the package',
    'the image four.svg is not imported: it contains <script>: an image must only draw',
    'problem.yaml: the name in sv is not imported: there is no statement in it',
  ]);
  expect(problemOf(result).description).toBe('*one* *two*  *four* `![](code.png)`');
});

test('D-44 a problem without an English statement has the language of its first one', async () => {
  const { 'statement/problem.en.md': _, ...others } = current;
  const result = await read({
    ...others,
    'problem.yaml': 'name: Broarna\n',
    'problem_statement/problem.sv.tex': 'Hur långt?',
  });
  const problem = problemOf(result);
  expect(problem).toMatchObject({ title: 'Broarna', language: 'sv', description: 'Hur långt?' });
  expect(problemOf(await read(writePackage(problem).files))).toEqual(problem);
});

test('D-44 a question keeps its languages and images', async () => {
  const image = { name: 'bow.png', data: Buffer.from(png(3)).toString('base64') };
  const text = 'Which? ![the bow](bow.png)';
  const translation = { language: 'es', title: 'Q', description: 'd', questionText: '¿Cuál? ![](bow.png)' };
  const question = {
    id: 'Q-1',
    title: 'Q',
    description: 'd',
    difficulty: 'easy' as const,
    tags: [],
    public: true,
    explanation: '',
    type: 'true-false' as const,
    questionData: { questionText: text, correctAnswer: true },
    translations: [translation],
    images: [image],
    language: 'pt',
    credits: { author: 'Ben' },
  };
  const again = await readQuestion(memoryTree(writeQuestion(question)), 'q');
  expect(again).toEqual({ ok: true, problem: question, report: [] });
});

import { expect, test } from 'vitest';
import { memoryTree } from './file-tree';
import { readSubmissions } from './submissions';

test('folders say the verdict, extensions the language; the rest is named', async () => {
  const { submissions, skipped } = await readSubmissions(
    memoryTree({
      'submissions/accepted/a.py': 'print(1)',
      'submissions/wrong_answer/b.cc': 'int main() {}',
      'submissions/run_time_error/C.java': 'class C {}',
      'submissions/accepted/d.rs': '',
      'submissions/accepted/folder/main.py': '',
      'submissions/somewhere/e.js': '',
      'data/secret/1.in': '',
    }),
  );
  expect(submissions).toEqual([
    { name: 'accepted/a.py', language: 'PYTHON3', expected: ['AC'], source: 'print(1)' },
    {
      name: 'run_time_error/C.java',
      language: 'JAVA8',
      expected: ['RTE', 'MLE', 'OLE'],
      source: 'class C {}',
    },
    { name: 'wrong_answer/b.cc', language: 'CPP17', expected: ['WA'], source: 'int main() {}' },
  ]);
  expect(skipped).toEqual(['accepted/d.rs', 'accepted/folder/main.py', 'somewhere/e.js']);
});

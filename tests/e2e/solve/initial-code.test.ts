import { expect, test } from 'vitest';
import { type Language, languages } from '../../../contract/limits';
import { createProblem, signUpPerson } from '../../integration/client';
import { startVisit } from '../../support/browser/visit';
import { chooseLanguage, writeProgram } from '../../support/pages/solve-page';
import { typedText } from '../../support/pages/type-program';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page } = visit;

test('SOLVE-14 SOLVE-6 each language starts from the initial code of the problem, and returns to it after a change', async () => {
  const initial: Record<Language, string> = {
    PYTHON3: '# begins here\nprint(int(input()))',
    JAVA8: 'class Main { /* begins here */ }',
    CPP17: '// begins here\nint main() {}',
    JAVASCRIPT_NODE: "// begins here\nconsole.log('js');",
  };
  const setter = await signUpPerson(visit.url, uniqueName('setter'));
  const initialCode = languages.map((language) => ({ language, code: initial[language] }));
  const id = await createProblem(visit.url, setter, { title: uniqueName('Begun '), initialCode });
  await visit.open(`/code/${id}`);
  for (const language of languages) {
    await chooseLanguage(page, language);
    await expect.poll(() => typedText(page)).toBe(initial[language]);
    await writeProgram(page, 'mine');
    await expect.poll(() => typedText(page)).toBe('mine');
    await page.getByRole('button', { name: 'Reset to the original code' }).click();
    await expect.poll(() => typedText(page)).toBe(initial[language]);
  }
  expect(visit.trouble).toEqual([]);
});

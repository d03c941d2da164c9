/** An author corrects the key of a question, sees what would change, and applies it. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createQuestion, request, signUpPerson } from '../../integration/client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;

const dataWith = (right: number) => ({
  questionText: 'Which end is behind?',
  options: ['The bow', 'The stern'].map((text, i) => ({ id: `option_${i}`, text, isCorrect: i === right })),
});

test('earlier answers get the verdict of the corrected key when the author applies it', async () => {
  const [ada, ben] = [await signUpPerson(url, uniqueName('ada')), await signUpPerson(url, uniqueName('ben'))];
  const id = await createQuestion(url, ada, { questionData: dataWith(0) });
  const answer = { problemID: id, answer: 'option_1', type: 'problem' };
  await request(`${url}/api/answers/submit`, answer, { token: ben.token, key: randomUUID() });
  const problem = {
    title: 'Ends of a ship',
    description: 'About ships.',
    difficulty: 'easy',
    public: true,
    type: 'multiple-choice',
    explanation: 'The stern is behind.',
    questionData: dataWith(1),
  };
  const change = { problemID: id, version: 1, problem, note: 'The right end.' };
  const credentials = { token: ada.token, key: randomUUID() };
  expect(await request(`${url}/api/problem/update`, change, credentials)).toMatchObject({ status: 200 });

  await signInDevice(page, url, ada);
  await visit.open(`/problems/${id}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  const again = page.getByRole('region', { name: 'Judge earlier work again…' });
  await again.getByRole('button', { name: 'Judge earlier work again…' }).click();
  await again.getByText('1 of 1 submission would get a different verdict.').waitFor();
  expect(await again.getByRole('list', { name: 'Changes of verdicts' }).innerText()).toMatch(/WA → AC\s+1/);
  // The preview stays open for another visit.
  await page.reload();
  await page.getByRole('button', { name: 'Versions' }).click();
  await again.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Change 1 verdict?' }).click();
  await page.getByText('Applied. Verdicts and points are updated.').first().waitFor();
  await again.getByRole('button', { name: 'Judge earlier work again…' }).waitFor();
  const { body } = await request<{ profile: { solved: { total: number } } }>(
    `${url}/api/users/${ben.username}`,
  );
  expect(body.profile.solved.total).toBe(1);
});

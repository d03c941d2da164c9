import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createProblem, createQuestion, type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit();
const { page, url } = visit;
const { create, enter, post } = contestClient(() => url);
const knots = uniqueName('KNOTS').toUpperCase();
const practice = uniqueName('ROPES').toUpperCase();
let organiser: Person;
let ada: Person;

beforeAll(async () => {
  const signUp = (name: string) => signUpPerson(url, uniqueName(name));
  [organiser, ada] = [await signUp('master'), await signUp('ada')];
  await createQuestion(url, organiser, { id: knots, title: 'Which knot holds?' });
  await createProblem(url, organiser, { id: practice, title: 'Ropes' });
});

test('D-35 an announcement reaches a participant on the solve page as one toast of the device, which opens it', async () => {
  const slug = await create(organiser, { name: uniqueName('Evening Race '), problems: [knots] });
  await enter(ada, slug);
  await signInDevice(page, url, ada);
  await visit.open(`/contests/${slug}/code`);
  await page.getByRole('button', { name: /Start Contest|Continue contest/ }).click();
  await page.getByRole('main').getByRole('radio').first().waitFor();
  await visit.open('/explore');

  const text = 'The harbour closes at ten.';
  await post('/contests/manage/announce', { contestSlug: slug, id: randomUUID(), text }, organiser);
  const other = await visit.openTab(`/code/${practice}`);
  const toasts = [page, other].map((tab) => tab.locator('[data-sonner-toast]').filter({ hasText: text }));
  const counts = () => Promise.all(toasts.map((toast) => toast.count()));
  await expect.poll(async () => (await counts()).sort()).toEqual([0, 1]);

  const shown = (await counts())[0] === 1 ? page : other;
  await shown.locator('[data-sonner-toast]').getByRole('link', { name: 'Read' }).click();
  await shown.waitForURL(`**/contests/${slug}/code**`);
  await shown.getByRole('dialog', { name: 'Messages' }).getByText(text).waitFor();
  await expect.poll(counts).toEqual([0, 0]);
  await shown.keyboard.press('Escape');
  await shown.getByRole('button', { name: 'Messages', exact: true }).waitFor();
});

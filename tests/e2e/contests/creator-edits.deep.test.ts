import { expect, test } from 'vitest';
import { faultsOn } from '../../support/browser/accessibility';
import { rowsOnDevice } from '../../support/browser/device-database';
import { inWholeMinutes } from '../../support/in-minutes';
import { startCreatorsVisit } from '../../support/pages/creators-visit';
import { uniqueName } from '../../support/unique-name';

const stage = await startCreatorsVisit();
const {
  visit,
  page,
  knots,
  main,
  field,
  dot,
  create,
  get,
  register,
  coming,
  local,
  save,
  openAsSetter,
  openAsAda,
} = stage;
const own = page.getByRole('region', { name: /^Your contest/ });
const title = (name: string, at = page) => at.getByRole('heading', { level: 1, name, exact: true });

test('ROLE-10 the creator edits a contest from its page in the filled-in wizard; a participant sees what changed, and has the new pack', async () => {
  const contest = coming();
  const slug = await create(stage.setter(), contest);
  await register(stage.ada(), slug, { password: 'tide-42', version: 1 });
  const theirs = await openAsAda(`/contests/${slug}`);
  await title(contest.name, theirs).waitFor();
  await theirs.getByRole('button', { name: 'Download for the contest' }).click();
  await theirs.getByText(/^Ready, encrypted until the start: version 1/).waitFor();
  expect(await theirs.getByRole('region', { name: /^Your contest/ }).count()).toBe(0);

  const trophy = uniqueName('Harbour Trophy ');
  await openAsSetter(`/contests/${slug}`);
  await own.getByRole('heading', { name: 'Your contest, version 1' }).waitFor();
  await own.getByRole('link', { name: 'Edit' }).click();
  await title('Edit contest').waitFor();
  await expect.poll(() => field('Contest Name').inputValue()).toBe(contest.name);
  await expect.poll(() => field('Start Time').inputValue()).toBe(await local(contest.startTime));
  await field('Contest Name').fill(trophy);
  await field('End Time').fill(await local(inWholeMinutes(180)));
  await dot('Problems').click();
  await main.getByRole('button', { name: 'Remove When does the tide turn? from the contest' }).click();
  await dot('Security').click();
  await expect.poll(() => field('Password Protection').isChecked()).toBe(true);
  expect(await field('Password').inputValue()).toBe('');
  await main.getByText('Leave it empty to keep the current password.').waitFor();
  await dot('Customization').click();
  await expect.poll(() => field('Organization Name').inputValue()).toBe('The club');
  await field('Event Rules').fill('Alone.\nWithout a phone.');
  await save(2);
  await page.waitForURL(`**/contests/${slug}`);
  await own.getByRole('heading', { name: 'Your contest, version 2' }).waitFor();
  await title(trophy).waitFor();
  expect(await get(slug, stage.setter())).toMatchObject({
    version: 2,
    problems: [knots],
    passwordProtected: true,
    tags: ['sea'],
    orgName: 'The club',
    // The form lacks these fields; their values stay.
    freezeMinutes: 5,
    lateSyncMinutes: 20,
    startTime: contest.startTime,
  });

  await visit.open(`/contests/${slug}`, theirs);
  await title(trophy, theirs).waitFor();
  // A toast also says so, at any time.
  const shown = theirs.getByRole('main');
  await shown.getByText('The organiser changed the contest (version 2):').waitFor();
  await shown.getByText('+ Without a phone.').waitFor();
  await shown.getByText(`Name: “${contest.name}” → “${trophy}”`).waitFor();
  const packs = () => rowsOnDevice<{ version: number; contest: { name: string } }>(theirs, 'contestPacks');
  await expect
    .poll(async () => (await packs()).map(({ version, contest: { name } }) => [version, name]))
    .toEqual([[2, trophy]]);
  expect(await faultsOn(theirs, 'a changed contest', { within: 'main' })).toEqual([]);
});

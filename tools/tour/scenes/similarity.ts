import { randomUUID } from 'node:crypto';
import {
  increasing,
  independent,
  original,
  renamed,
  reordered,
} from '../../../server/modules/similarity/programs-for-tests';
import { createProblem, submitCode } from '../../../tests/integration/client';
import { longContest, longestName, type Scene } from '../stage';

/** The organiser's list of similar submissions, and two of them side by side. */
export const similarity: Scene = {
  name: 'similarity',
  async play({ url, contests, enter, look }) {
    const organiser = await enter();
    await createProblem(url, organiser.person, { id: 'SAME-ROUTE', title: `Shortest route: ${longContest}` });
    const slug = await contests.create(organiser.person, {
      name: `${longContest}, compared`,
      problems: ['SAME-ROUTE'],
    });
    const programs = [original, renamed, reordered, independent];
    const python = [increasing.original, increasing.renamed];
    for (const [index, code] of [...programs, ...python].entries()) {
      const { person } = await enter(index === 1 ? longestName : undefined);
      await contests.enter(person, slug);
      const language = index < programs.length ? 'CPP17' : 'PYTHON3';
      const entry = { type: 'contest', contestSlug: slug, language, code };
      await submitCode(url, 'SAME-ROUTE', entry, { ...person, key: randomUUID() });
    }
    const { page } = organiser;
    await organiser.open(`/contests/${slug}/manage?part=similarity`);
    await page.getByText('Nothing has been checked yet.').waitFor();
    await look(page, 'none');
    await organiser.button('Check the submissions').click();
    await page.getByText('4 pairs').waitFor();
    await look(page, 'pairs');
    await page
      .getByRole('link', { name: /^Compare/ })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Part 2' }).click();
    await look(page, 'pair');
  },
};

import { createQuestion } from '../../../tests/integration/client';
import { inMinutes, longContest, longestName, type Scene } from '../stage';

/** A frozen leaderboard, the clock and the staff of its contest, the resolver, and the awards after it. */
export const ceremony: Scene = {
  name: 'ceremony',
  async play({ url, contests, enter, look, query }) {
    const organiser = await enter();
    const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const problems: string[] = [];
    for (const letter of letters) {
      const id = `FROST-${letter}`;
      await createQuestion(url, organiser.person, { id, title: `Question ${letter}` });
      problems.push(id);
    }
    const slug = await contests.create(organiser.person, {
      name: `${longContest}, frozen`,
      problems,
      scoring: 'icpc',
      freezeMinutes: 30,
      openContestForever: false,
      endTime: inMinutes(200),
      lateSyncMinutes: 0,
    });
    const people = [await enter(longestName), await enter(), await enter()];
    for (const [place, { person }] of people.entries()) {
      await contests.enter(person, slug);
      for (const id of problems.slice(0, 6 - place)) {
        await contests.answer(person, slug, id, id === 'FROST-C' ? 'option_0' : 'option_1');
      }
    }
    const times = (sql: string) => query(`update contests set ${sql} where slug = $1`, [slug]);
    await times("start_time = now() - interval '2 hours', end_time = now() + interval '20 minutes'");
    // Before the freeze.
    await query(
      "update contest_entries set written_time = written_time - interval '1 hour' where contest_pk = (select pk from contests where slug = $1)",
      [slug],
    );
    for (const { person } of people.slice(1)) {
      await contests.answer(person, slug, 'FROST-G', 'option_1');
    }
    const { page, open, button } = organiser;
    const [ada] = people as [(typeof people)[number]];
    await ada.open(`/leaderboard/${slug}`);
    await ada.page.getByRole('cell').first().waitFor();
    await look(ada.page, 'frozen');
    await open(`/contests/${slug}/manage?part=clock`);
    await button('Pause').waitFor();
    await look(page, 'clock');
    await open(`/contests/${slug}/manage?part=staff`);
    await page.getByLabel('Username').waitFor();
    await look(page, 'staff');

    const keep = { contestSlug: slug, action: 'keepFreeze', isKept: true };
    await contests.post('/contests/results/change', keep, organiser.person);
    await times("start_time = now() - interval '3 hours', end_time = now() - interval '1 minute'");
    await open(`/contests/${slug}/results`);
    await page.getByRole('heading', { name: 'Awards' }).waitFor();
    await look(page, 'results');
    await open(`/leaderboard/${slug}/resolver`);
    await page.getByRole('cell').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await look(page, 'resolver');
    const unfreeze = { contestSlug: slug, action: 'unfreeze' };
    await contests.post('/contests/results/change', unfreeze, organiser.person);
    await open(`/leaderboard/${slug}`);
    await page.getByText('Gold medal').first().waitFor();
    await look(page, 'awards');
  },
};

import { createProblem, createQuestion } from '../../../tests/integration/client';
import { inMinutes, longContest, type Scene } from '../stage';

const editorial = [
  '## Idea',
  'Sort the boats by their **length**. Then take the longest one that fits, again and again.',
  '',
  '| boats | steps |',
  '| --- | --- |',
  '| 10 | 33 |',
  '',
  '```python',
  'boats = sorted(map(int, input().split()), reverse=True)',
  '```',
].join('\n');

/** Editorials, written by the organiser and read after the contest, and the problems for practice. */
export const afterContest: Scene = {
  name: 'after-contest',
  async play({ url, contests, enter, look, query }) {
    const organiser = await enter();
    const ada = await enter();
    await createProblem(url, organiser.person, { id: 'PAST-BOATS', title: `Boats: ${longContest}` });
    await createQuestion(url, organiser.person, {
      id: 'PAST-KNOTS',
      title: 'Which knot held?',
      public: false,
    });
    const slug = await contests.create(organiser.person, {
      name: `${longContest}, over`,
      problems: ['PAST-BOATS', 'PAST-KNOTS'],
      lateSyncMinutes: 0,
      openContestForever: false,
      endTime: inMinutes(60),
    });
    await contests.enter(ada.person, slug);
    await contests.answer(ada.person, slug, 'PAST-KNOTS', 'option_0');
    const { page: desk } = organiser;
    const area = desk.getByRole('textbox', { name: `Editorial for Boats: ${longContest}` });
    await organiser.open(`/contests/${slug}/manage?part=editorials`);
    await area.fill(editorial);
    await desk.getByText('Not saved yet.').first().waitFor();
    await look(desk, 'writing');
    await organiser.button(`Save the editorial for Boats: ${longContest}`).click();
    await desk.getByText('Not saved yet.').waitFor({ state: 'detached' });
    const past = "start_time = now() - interval '3 hours', end_time = now() - interval '1 hour'";
    await query(`update contests set ${past} where slug = $1`, [slug]);

    const { page } = ada;
    await ada.open(`/contests/${slug}`);
    const read = page.getByRole('button', { name: /^Editorial: Boats/ });
    await read.waitFor();
    await look(page, 'page');
    await read.click();
    await page.getByRole('dialog').getByText('Sort the boats').waitFor();
    await look(page, 'editorial');
  },
};

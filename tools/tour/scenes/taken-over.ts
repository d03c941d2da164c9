import { createProblem, createQuestion } from '../../../tests/integration/client';
import { inMinutes, longContest, type Scene } from '../stage';

/** A run that continues on another device, as the first device shows it. */
export const takenOver: Scene = {
  name: 'taken-over',
  async play({ url, contests, enter, look, query }) {
    const organiser = await enter();
    const ada = await enter();
    await createProblem(url, organiser.person, { id: 'LEFT-BOATS', title: `Boats: ${longContest}` });
    await createQuestion(url, organiser.person, { id: 'LEFT-KNOTS', title: 'Which knot stays?' });
    const slug = await contests.create(organiser.person, {
      name: `${longContest}, twice`,
      problems: ['LEFT-BOATS', 'LEFT-KNOTS'],
      openContestForever: false,
      endTime: inMinutes(200),
    });
    await contests.register(ada.person, slug);
    const { page } = ada;
    await ada.open(`/contests/${slug}/code`);
    await ada.button('Start Contest').click();
    await page.locator('.cm-content').waitFor({ state: 'attached' });
    await query("update contest_runs set device = 'another' where uid = $1", [ada.person.uid]);
    await ada.open(`/contests/${slug}/code`);
    await ada.button('Continue here').waitFor();
    await look(page, 'program');
    await page.getByRole('link', { name: /^Problem B,/ }).click();
    await page.getByRole('radio').first().waitFor();
    await look(page, 'question');
  },
};

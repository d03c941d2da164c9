import { createProblem, createQuestion } from '../../../tests/integration/client';
import { inMinutes, longContest, type Scene } from '../stage';

/** A past contest as a virtual run. */
export const virtualRun: Scene = {
  name: 'virtual-run',
  async play({ url, contests, enter, look, query }) {
    const organiser = await enter();
    const ada = await enter();
    const bea = await enter();
    await createProblem(url, organiser.person, { id: 'TWO-BOATS', title: 'Two boats' });
    await createQuestion(url, organiser.person, { id: 'BOAT-ENDS' });
    await createProblem(url, organiser.person, { id: 'DARK-BOAT', title: 'Dark boat', public: false });
    const slug = await contests.create(organiser.person, {
      name: `${longContest} again`,
      problems: ['TWO-BOATS', 'BOAT-ENDS', 'DARK-BOAT'],
      lateSyncMinutes: 0,
      openContestForever: false,
      endTime: inMinutes(60),
    });
    await contests.enter(bea.person, slug);
    await contests.answer(bea.person, slug, 'BOAT-ENDS', 'option_1');
    const past = "start_time = now() - interval '3 hours', end_time = now() - interval '1 hour'";
    await query(`update contests set ${past} where slug = $1`, [slug]);
    const { page } = ada;

    await ada.open(`/contests/${slug}`);
    await page.getByRole('link', { name: 'Virtual participation' }).waitFor();
    await look(page, 'offered');
    await page.getByRole('link', { name: 'Virtual participation' }).click();
    await ada.button('Start virtual run').waitFor();
    await look(page, 'start');
    await ada.button('Start virtual run').click();
    await page.locator('.cm-content').waitFor();
    await look(page, 'run');
    await page.getByRole('link', { name: /^Problem B,/ }).click();
    await page.getByRole('radio').nth(1).check();
    await ada.button('Submit').click();
    await page.getByRole('link', { name: /^Problem B,.*: solved$/ }).waitFor();
    await look(page, 'answered');
    await ada.button('Finish').click();
    await look(page, 'finish-asked');
    await ada.button('Finish now').click();
    await page.getByText(/Your rank would be/).waitFor();
    await look(page, 'result');
  },
};

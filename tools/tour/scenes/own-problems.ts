import { createProblem, createQuestion, submitCode } from '../../../tests/integration/client';
import { inMinutes, type Scene } from '../stage';

const longTitle = 'The shortest way of the ferry between all harbours that a pilot has ever asked about';

/** "My problems" with drafts, use and statistics, and the question before a deletion. */
export const ownProblems: Scene = {
  name: 'own-problems',
  async play({ url, contests, enter, look, query }) {
    const { person, page, open, button } = await enter();
    await open('/problems/mine');
    await page.getByText('You have not created a problem yet').waitFor();
    await look(page, 'none');
    const used = await createProblem(url, person, { id: 'OWN-FERRY', title: longTitle, public: false });
    await createQuestion(url, person, { id: 'OWN-BEACON', title: 'Which beacon blinks?' });
    await contests.create(person, {
      name: 'Lighthouse race',
      problems: [used],
      openContestImmediately: false,
      openContestForever: false,
      startTime: inMinutes(60),
      endTime: inMinutes(120),
    });
    const submissionID = await submitCode(url, used, {}, person);
    await query("update submissions set verdict = 'AC' where id = $1", [submissionID]);
    await open('/problems/create');
    await page.getByLabel('Title', { exact: true }).fill('A draft from the quay');
    await page.waitForTimeout(1500);
    await open('/problems/mine');
    const row = page.getByRole('listitem').filter({ hasText: longTitle });
    await row.getByText('Private').waitFor();
    await row.getByText('More').click();
    await look(page, 'rows');
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText('Contest Lighthouse race').waitFor();
    await look(page, 'delete');
    await button('Keep it').click();
    await open('/problems/mine?q=nothing-like-it');
    await page.getByText('No problems match these filters').waitFor();
    await look(page, 'no-match');
  },
};

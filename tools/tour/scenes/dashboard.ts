import { randomUUID } from 'node:crypto';
import {
  createProblem,
  createQuestion,
  solution,
  sumProblem,
  waitForVerdict,
} from '../../../tests/integration/client';
import { inMinutes, longContest, longestName, type Scene } from '../stage';

/** A proctored contest with participants in every state, held entries and a rejudge. */
export const dashboard: Scene = {
  name: 'dashboard',
  async play({ url, contests, enter, look }) {
    const organiser = await enter();
    const [ada, ben, registered, blocked] = [
      await enter(longestName),
      await enter('Ben'),
      await enter(),
      await enter(),
    ];
    await createQuestion(url, organiser.person, { id: 'DASH-KNOTS', title: 'Which knot holds?' });
    const sum = await createProblem(url, organiser.person, {
      id: 'DASH-SUM',
      title: `Two numbers, as in the ${longContest}`,
      testCases: [
        { input: '1 2\n', output: '3\n', sample: true },
        { input: '20 22\n', output: '7\n' },
      ],
    });
    const slug = await contests.create(organiser.person, {
      name: `${longContest}, watched`,
      problems: [sum, 'DASH-KNOTS'],
      enableProctored: true,
      maxWarnings: 1,
      openContestForever: false,
      endTime: inMinutes(90),
    });
    const desk = organiser.page;
    const part = async (name: string) => {
      await organiser.open(`/contests/${slug}/manage?part=${name}`);
      await desk.getByRole('tablist').waitFor();
    };
    await part('participants');
    await desk.getByText('Nobody has registered yet').waitFor();
    await look(desk, 'participants-none');
    await part('submissions');
    await desk.getByText('No submissions yet').waitFor();
    await look(desk, 'submissions-none');

    await contests.register(registered.person, slug);
    await contests.enter(blocked.person, slug);
    const { run: adasRun } = await contests.enter(ada.person, slug);
    const { run } = await contests.enter(ben.person, slug);
    const body = { code: solution, language: 'PYTHON3', problemID: sum, type: 'contest', contestSlug: slug };
    const chained = (previousHash: string, sequence: number, elapsedMs: number) => ({
      run: { sequence, previousHash, elapsedMs, deviceTime: new Date().toISOString() },
    });
    const sent = await contests.post<{ submissionID: string }>(
      '/code/submit',
      { ...body, ...chained(adasRun.previousHash, 1, 1000) },
      ada.person,
    );
    await waitForVerdict(url, sent.body.submissionID);
    await contests.answer(
      ben.person,
      slug,
      'DASH-KNOTS',
      'option_1',
      chained(run.previousHash, 3, 3_000_000),
    );
    const events = [1000, 60_000].map((elapsedMs) => ({
      id: randomUUID(),
      kind: 'blur',
      at: new Date().toISOString(),
      elapsedMs,
    }));
    await contests.post('/contests/events', { contestSlug: slug, events }, ada.person);
    const { username } = blocked.person;
    await contests.post(
      '/contests/manage/participant',
      { contestSlug: slug, username, action: 'block' },
      organiser.person,
    );

    await part('participants');
    await desk.getByRole('listitem').filter({ hasText: 'Registered' }).waitFor();
    await look(desk, 'participants');
    await organiser.button(`Manage ${longestName}`).click();
    await desk.getByText('Warning: left the contest window').first().waitFor();
    await look(desk, 'person');
    await desk.keyboard.press('Escape');

    await part('submissions');
    const openOf = (title: string, person: string) =>
      desk.getByRole('link', { name: `Open ${title} by ${person}` });
    const held = desk.getByRole('dialog');
    await openOf('Which knot holds?', ben.person.username).waitFor();
    await look(desk, 'submissions');
    await openOf(`Two numbers, as in the ${longContest}`, ada.person.username).click();
    await held.getByText('first judgement').waitFor();
    await held.getByText('Test 2').click();
    await held.getByText('20 22').waitFor();
    await held.getByRole('textbox', { name: 'New note' }).fill('The expected sum is wrong.');
    await held.getByRole('button', { name: 'Add note' }).click();
    await held.getByRole('button', { name: 'Delete' }).waitFor();
    await look(desk, 'submission');
    await desk.keyboard.press('Escape');
    await openOf('Which knot holds?', ben.person.username).press('Enter');
    await held.getByRole('button', { name: 'Accept' }).waitFor();
    await look(desk, 'held');
    await held.getByRole('button', { name: 'Refuse…' }).click();
    await held.getByLabel('Reason').fill('Two devices at once.');
    await look(desk, 'refusing');
    await desk.context().setOffline(true);
    await held.getByText('Needs a network').first().waitFor();
    await look(desk, 'offline');
    await desk.context().setOffline(false);

    await part('rejudging');
    await organiser.button('Rejudge…').first().waitFor();
    await look(desk, 'rejudging');
    const corrected = sumProblem({ title: `Two numbers, as in the ${longContest}` });
    await contests.post(
      '/problem/update',
      { problemID: sum, version: 1, problem: corrected },
      organiser.person,
    );
    await part('rejudging');
    await desk.getByLabel('What changed (optional)').fill('Test 2 expected a wrong sum.');
    await look(desk, 'new-version');
    await organiser.button('Use the new version').click();
    await desk.getByText('The contest uses version 2 now.').first().waitFor();
    await desk
      .getByRole('listitem')
      .filter({ hasText: sum })
      .getByRole('button', { name: 'Rejudge…' })
      .click();
    await desk.getByText(/gains \d+/).waitFor();
    await look(desk, 'rejudge-preview');
    await organiser.button('Apply').click();
    await look(desk, 'rejudge-asked');
  },
};

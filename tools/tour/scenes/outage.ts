import { createQuestion } from '../../../tests/integration/client';
import { inMinutes, type Scene } from '../stage';

/** A pause for everybody, as the organiser and a participant see it. */
export const outage: Scene = {
  name: 'outage',
  async play({ url, contests, enter, look }) {
    const organiser = await enter();
    const ada = await enter();
    const late = await enter();
    await createQuestion(url, organiser.person, { id: 'STORM-KNOTS' });
    const slug = await contests.create(organiser.person, {
      name: 'Stormy Night',
      problems: ['STORM-KNOTS'],
      lateSyncMinutes: 30,
      openContestForever: false,
      endTime: inMinutes(100),
    });
    await contests.enter(ada.person, slug);
    await contests.register(late.person, slug);
    const desk = organiser.page;
    const { page } = ada;
    await ada.open(`/contests/${slug}/code`);
    await ada.button(/Start Contest|Continue contest/).click();
    await page.getByRole('timer').waitFor();

    await organiser.open(`/contests/${slug}/manage?part=clock`);
    await desk.getByRole('heading', { name: 'The clock is running' }).waitFor();
    await look(desk, 'clock-runs');
    await organiser.button('Pause').click();
    await organiser.button('Pause for everyone?').click();
    await desk.getByRole('heading', { name: 'The contest is paused' }).waitFor();
    await look(desk, 'clock-paused');
    await page.getByText('Paused', { exact: true }).waitFor();
    await look(page, 'run-paused');
    await late.open(`/contests/${slug}/code`);
    await late.page
      .getByText(/^The contest is paused/)
      .first()
      .waitFor();
    await look(late.page, 'start-paused');
    await late.open(`/contests/${slug}`);
    await late.page.getByRole('heading', { level: 1 }).waitFor();
    await late.page.waitForTimeout(500);
    await look(late.page, 'contest-page-paused');
    await organiser.button('Resume').click();
    await desk.getByText('–').first().waitFor();
    await desk.getByLabel('Outage from').fill('2026-01-01T10:00:00');
    await desk.getByLabel('To', { exact: true }).fill('2026-01-01T09:00:00');
    await desk.getByText('Must be after the start of the outage').waitFor();
    await look(desk, 'outages');
  },
};

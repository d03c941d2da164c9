import { createProblem, createQuestion } from '../../../tests/integration/client';
import { inMinutes, longContest, longestName, type Scene } from '../stage';

/** From the download to the typed pack code. */
export const contestPack: Scene = {
  name: 'contest-pack',
  async play({ url, contests, enter, look, query }) {
    const organiser = await enter();
    const ada = await enter(longestName);
    await createProblem(url, organiser.person, { id: 'NINTH-QUAY', title: 'Ninth quay', public: false });
    await createQuestion(url, organiser.person, { id: 'QUAY-ENDS', public: false });
    const slug = await contests.create(organiser.person, {
      name: longContest,
      problems: ['NINTH-QUAY', 'QUAY-ENDS'],
      lateSyncMinutes: 30,
      openContestImmediately: false,
      startTime: inMinutes(60),
      openContestForever: false,
      endTime: inMinutes(180),
    });
    await contests.register(ada.person, slug);
    const { page } = ada;

    await ada.open(`/contests/${slug}`);
    await page.getByText(/^\d+(\.\d+)? kB$/).waitFor();
    await look(page, 'offered');
    await ada.button('Download for the contest').click();
    await page.getByText(/^Ready, encrypted until the start: version 1/).waitFor();
    await look(page, 'ready');
    await ada.open('/offline');
    await page.getByText(/^Ready, encrypted until the start/).waitFor();
    await look(page, 'on-the-device');
    await ada.open(`/contests/${slug}/code`);
    await page.getByText(/^Contest pack version 1 is on this device/).waitFor();
    await look(page, 'before-the-start');
    await organiser.open(`/contests/${slug}/manage`);
    await organiser.page.getByText(/^Participants have downloaded encrypted problems/).waitFor();
    await look(organiser.page, 'dashboard-before');

    await query('update contests set start_time = now(), version = version + 1 where slug = $1', [slug]);
    await ada.open(`/contests/${slug}`);
    await page.getByText(/^Ready, encrypted until the start: version 2/).waitFor();
    await organiser.open(`/contests/${slug}/manage`);
    await organiser.button('Show the code').waitFor();
    await look(organiser.page, 'dashboard');
    await organiser.button('Show the code').click();
    const shown = organiser.page.getByRole('dialog').getByText(/^(\w{4}-){3}\w{4}$/);
    const code = (await shown.textContent()) ?? '';
    await look(organiser.page, 'code-on-the-wall');

    await ada.open(`/contests/${slug}/code`);
    await ada.button('Start Contest').waitFor();
    await look(page, 'start');
    await page.context().setOffline(true);
    const field = page.getByLabel('Code of the contest');
    await field.waitFor();
    await look(page, 'code-asked');
    await field.fill(`${code.slice(0, 5)}${code[5] === '7' ? '8' : '7'}${code.slice(6)}`);
    await ada.button('Open and start').click();
    await page.getByText('There is a typing mistake in the second group.', { exact: false }).waitFor();
    await look(page, 'mistyped');
    await field.fill(code);
    await ada.button('Open and start').click();
    await page.getByRole('link', { name: /^Problem A,/ }).waitFor();
    await page.locator('.cm-content').or(page.getByRole('radio')).first().waitFor();
    await look(page, 'opened');
  },
};

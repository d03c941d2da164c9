import { createProblem, createQuestion } from '../../../tests/integration/client';
import { inMinutes, longContest, longestName, type Scene } from '../stage';

const long =
  'In “Two boats” the second sample has two answers. Both are right, and both are accepted: whoever was told otherwise before half past ten need not send anything again.';

/** Messages in a contest: announcements, questions, answers. */
export const messages: Scene = {
  name: 'messages',
  async play({ url, contests, enter, look }) {
    const organiser = await enter();
    const ada = await enter(longestName);
    await createProblem(url, organiser.person, { id: 'THREE-BOATS', title: `Three boats: ${longContest}` });
    await createQuestion(url, organiser.person, { id: 'BOAT-KNOTS' });
    const slug = await contests.create(organiser.person, {
      name: `${longContest}, heard`,
      problems: ['THREE-BOATS', 'BOAT-KNOTS'],
      openContestForever: false,
      endTime: inMinutes(200),
    });
    await contests.enter(ada.person, slug);
    const { page } = ada;
    const desk = organiser.page;
    const part = (name: string) => organiser.open(`/contests/${slug}/manage?part=${name}`);

    await part('clarifications');
    await desk.getByText('Nobody has asked anything yet').waitFor();
    await look(desk, 'clarifications-none');
    await part('messages');
    await desk.getByRole('textbox', { name: 'Announcement' }).waitFor();
    await look(desk, 'announcements-none');
    await desk.getByRole('textbox', { name: 'Announcement' }).fill(long);
    await organiser.button('Send announcement').click();
    await desk.getByRole('listitem').filter({ hasText: 'second sample' }).waitFor();
    await desk.getByRole('textbox', { name: 'Announcement' }).fill('The harbour closes at ten.');
    await organiser.button('Send announcement').click();
    await desk.getByRole('listitem').filter({ hasText: 'closes at ten' }).waitFor();
    await look(desk, 'announcements');

    await ada.open(`/contests/${slug}/code`);
    await ada.button(/Start Contest|Continue contest/).click();
    await page.getByRole('button', { name: /^Messages: 2 new/ }).waitFor();
    await page.locator('.cm-content').or(page.getByRole('radio')).first().waitFor();
    await look(page, 'run-unread');
    await page.getByRole('button', { name: /^Messages/ }).click();
    const dialog = page.getByRole('dialog');
    const ask = async (text: string) => {
      await dialog.getByRole('textbox', { name: 'Ask the organiser' }).fill(text);
      await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    };
    await ask('Does a bowline count as a knot, or is it a bend?');
    await dialog.getByText('Sent: no answer yet').waitFor();
    await page.context().setOffline(true);
    await dialog.getByText('Your question is sent when you are online again.').waitFor();
    await dialog.getByRole('combobox').selectOption({ index: 1 });
    await ask('And may two boats have the same name?');
    await dialog.getByText('Saved on this device').waitFor();
    await look(page, 'asked-offline');
    await page.context().setOffline(false);
    await dialog.getByText('Saved on this device').waitFor({ state: 'detached' });

    await part('clarifications');
    const row = (text: string) => desk.getByRole('listitem').filter({ hasText: text });
    await row('same name').waitFor();
    await look(desk, 'clarifications');
    await row('bowline').getByRole('button', { name: 'Take and answer' }).click();
    await row('bowline').getByRole('textbox', { name: 'Answer' }).fill('It does, as a knot.');
    await look(desk, 'clarification-taken');
    await row('bowline').getByRole('button', { name: 'Answer everyone' }).click();
    await row('bowline')
      .getByText(/^Answer sent to everyone/)
      .waitFor();
    await row('same name').getByRole('button', { name: 'Take and answer' }).click();
    await row('same name').getByRole('textbox', { name: 'Answer' }).fill('No.');
    await row('same name')
      .getByRole('button', { name: /^Answer sailor/ })
      .click();
    await row('same name')
      .getByText(/^Answer sent to sailor/)
      .waitFor();
    await look(desk, 'clarifications-answered');
    await organiser.button('Edit canned answers').click();
    await look(desk, 'canned-answers');
    await page.keyboard.press('Escape');
    await ada.open(`/contests/${slug}/code`);
    await page.getByRole('button', { name: /^Messages/ }).click();
    await dialog.getByText('Answered', { exact: true }).first().waitFor();
    await look(page, 'answered');
    await ada.open(`/contests/${slug}`);
    await page.getByText('The harbour closes at ten.').waitFor();
    await look(page, 'contest-page');
    await part('messages');
    await desk.getByRole('textbox', { name: 'Announcement' }).fill('Boats leave in ten minutes.');
    await organiser.button('Send announcement').click();
    await ada.open('/explore');
    await page.locator('[data-sonner-toast]').filter({ hasText: 'Boats leave' }).waitFor();
    await look(page, 'toast');
  },
};

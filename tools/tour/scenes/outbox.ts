import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UnsentFile } from '../../../src/data/device-work/unsent-work';
import { createQuestion } from '../../../tests/integration/client';
import { ageSignIn } from '../../../tests/support/pages/account-forms';
import { inMinutes, longContest, type Scene } from '../stage';

/** Every state of an outbox entry, in the panel of the top bar. */
export const outbox: Scene = {
  name: 'outbox',
  async play({ url, contests, enter, look, query, endSessions }) {
    const organiser = await enter();
    const ada = await enter();
    const { page } = ada;
    await createQuestion(url, organiser.person, { id: 'OUT-KNOTS', title: 'Which knot holds?' });
    const slug = await contests.create(organiser.person, {
      name: `${longContest}, gone`,
      problems: ['OUT-KNOTS'],
      openContestImmediately: false,
      startTime: inMinutes(60),
      openContestForever: false,
      endTime: inMinutes(180),
    });
    const solve = async (problemID: string) => {
      await ada.open(`/code/${problemID}`);
      await page.locator('.cm-content').waitFor();
    };
    const submit = async (problemID: string) => {
      await solve(problemID);
      await page.getByRole('button', { name: /^Submit/ }).click();
    };
    const open = async () => {
      const panel = page.getByRole('region', { name: 'Outbox' });
      if (!(await panel.isVisible())) await page.getByRole('button', { name: /^Outbox/ }).click();
      await panel.waitFor();
      return panel;
    };

    await ada.open('/explore');
    const empty = await open();
    await empty.getByText('You have not submitted anything on this device yet.', { exact: false }).waitFor();
    await look(page, 'empty');

    await submit('SAMPLPRBLM');
    await page
      .getByText(/^(Accepted|Wrong|Runtime|AC|WA|RTE)/)
      .first()
      .waitFor();
    await look(page, 'judged-page');
    await (await open()).getByText(/^judged/).waitFor();
    await look(page, 'judged');
    // From now on it is on the device.
    await solve('HIGH-TIDE');
    await ada.open(`/contests/${slug}`);
    await ada.button('Register').waitFor();

    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Outbox: Offline/ }).waitFor();
    await ada.button('Register').click();
    await page.getByText('Queued on this device').first().waitFor();
    await submit('HIGH-TIDE');
    const panel = await open();
    await panel
      .getByRole('link', { name: 'Try now' })
      .or(panel.getByRole('button', { name: 'Try now' }))
      .waitFor();
    await look(page, 'waiting-offline');

    // The contest is over when the registration arrives, so it is refused. The code arrives late.
    const over = "start_time = now() - interval '2 hours', end_time = now() - interval '1 hour'";
    await query(`update contests set ${over} where slug = $1`, [slug]);
    const slow = '**/api/code/submit';
    await page.route(slow, async (route) => {
      await sleep(20_000);
      await route.continue().catch(() => undefined);
    });
    await page.context().setOffline(false);
    await panel.getByRole('button', { name: 'Send again' }).waitFor();
    await look(page, 'refused');
    await panel.getByRole('button', { name: 'Discard' }).click();
    await look(page, 'discard-asked');
    await page.unroute(slow);

    await ada.open('/offline');
    await page.getByLabel('File to import').setInputFiles({
      name: 'work.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(workFile(ada.person.uid))),
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).waitFor();
    await look(page, 'import-asked');
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    const refusal = page.getByRole('listitem').filter({ hasText: 'GONE-PROBLEM' });
    await refusal.getByRole('button', { name: 'Send again' }).waitFor();
    await look(page, 'imported-refused');

    await endSessions(ada.person.email);
    await ageSignIn(page);
    await submit('CRATE-ORDER');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await (await open()).getByRole('button', { name: 'Sign in' }).waitFor();
    await look(page, 'signed-out');
  },
};

/** Two submissions; every server refuses the first. */
function workFile(account: string): UnsentFile {
  const createdAt = new Date().toISOString();
  const item = (problemID: string) => ({
    id: randomUUID(),
    kind: 'codeSubmit' as const,
    v: 1,
    createdAt,
    state: 'queued' as const,
    tried: false,
    payload: { code: 'print(1)', language: 'PYTHON3', problemID, type: 'problem' },
  });
  return {
    format: 'codeferry-unsent',
    version: 3,
    exportedAt: createdAt,
    account,
    items: [item('GONE-PROBLEM'), item('NIGHT-FERRY')],
    drafts: [],
    answers: [],
  };
}

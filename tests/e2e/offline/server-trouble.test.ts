/** With the service worker, as in real use; `server-trouble.deep.test.ts` has more kinds of trouble. */
import { expect } from 'vitest';
import { deepTest, test } from '../../support/lanes';
import { indicator, startTroubledVisit } from '../../support/troubled-visit';

const stage = await startTroubledVisit();
const { page, trouble, newProgram, unsent, submit, mend } = stage;

deepTest(
  'OFF-2 a server that answers 500: the indicator says so, the user can submit, and all is sent once the server recovers',
  async () => {
    const json = { errorCode: 'INTERNAL', error: 'Server error', message: 'It broke.' };
    await stage.expectRecovery({ answer: { status: 500, json } }, /Server problem/);
  },
);

test('OFF-2 if only the sending call fails, the message is accurate, and submissions are sent soon after it works again', async () => {
  const answer = {
    status: 500,
    json: { errorCode: 'INTERNAL', error: 'Server error', message: 'It broke.' },
  };
  trouble(/^\/api\/(code\/submit|outbox)$/, { answer });
  await submit(newProgram());
  await page.getByText('The server has a problem. Your code is saved on this device').first().waitFor();
  await expect.poll(() => indicator(page)).toMatch(/Server problem/);
  await submit(newProgram());
  mend();
  await expect.poll(unsent, { timeout: 15_000 }).toBe(0);
});

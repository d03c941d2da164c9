import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { type Person, request, signUpPerson, submitCode } from '../../tests/integration/client';
import { contestClient } from '../../tests/integration/contest-client';
import { solutionOf } from '../../tests/support/solutions';

const name = 'harbourhand';
const password = 'secret-1';

const right = ['SAMPLPRBLM', 'CRATE-ORDER', 'HIGH-TIDE'];
const wrong = ['NIGHT-FERRY'];

/**
 * A future contest, and one in which the creator and another user take part, because creators are not on
 * their own leaderboards.
 */
async function makeContests(url: string, member: Person): Promise<void> {
  const { create, enter } = contestClient(() => url);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const times = { openContestImmediately: false, openContestForever: false };
  const ahead = { ...times, startTime: inDays(5), endTime: inDays(6) };
  await create(member, { name: 'Spring Regatta', tags: ['arrays'], ...ahead });
  const race = await create(member, { name: 'Evening Race' });
  await enter(member, race);
  await enter(await signUpPerson(url, 'deckhand'), race);
}

/** Signs up a user who has solved some problems, failed one, and organises contests. @returns the email */
export async function makeMember(url: string): Promise<string> {
  const member = await signUpPerson(url, name);
  const handIn = (problemID: string, verdict: 'accepted' | 'wrong_answer') =>
    submitCode(
      url,
      problemID,
      { code: solutionOf(problemID, 'PYTHON3', verdict) },
      { token: member.token, key: randomUUID() },
    );
  for (const problemID of right) await handIn(problemID, 'accepted');
  for (const problemID of wrong) await handIn(problemID, 'wrong_answer');
  await makeContests(url, member);
  await request(`${url}/api/users/login_email`, { uid: member.uid, email: member.email }, member);
  return member.email;
}

export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Profile of/ })
    .waitFor();
}

import { beforeAll, beforeEach } from 'vitest';
import { type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { signInDevice } from '../browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../browser/visit';
import { uniqueName } from '../unique-name';
import { contestRunPage } from './contest-run-page';

/** A device of Ada's, and contests that she takes part in. Await it at the top of the file. */
export async function startProctoredVisit() {
  // The headless shell has no full screen.
  const visit = await startVisit({ device: withServiceWorker, wholeBrowser: true });
  const { page, url } = visit;
  const { create, register, start, post } = contestClient(() => url);
  const run = contestRunPage(page, url);
  let organiser: Person;
  let ada: Person;
  beforeAll(async () => {
    organiser = await signUpPerson(url, uniqueName('master'));
    ada = await signUpPerson(url, uniqueName('ada'));
  });
  beforeEach(() => signInDevice(page, url, ada));

  async function newContest(more: object): Promise<string> {
    const slug = await create(organiser, { problems: ['EMPTY-LOCKER'], ...more });
    await register(ada, slug);
    return slug;
  }
  async function begin(more: object): Promise<string> {
    const slug = await newContest(more);
    await page.bringToFront();
    await run.begin(slug);
    return slug;
  }
  return {
    visit,
    page,
    url,
    run,
    newContest,
    begin,
    ada: () => ada,
    organiser: () => organiser,
    startAsAda: (slug: string) => start(ada, slug),
    watched: (name: string) => begin({ name, enableProctored: true }),
    manage: (contestSlug: string, action: string) =>
      post('/contests/manage/participant', { contestSlug, username: ada.username, action }, organiser),
    async eventsOf(contestSlug: string) {
      const { body } = await post<{ events: { kind: string; detail: string | null }[] }>(
        '/contests/manage/person',
        { contestSlug, username: ada.username },
        organiser,
      );
      return body.events;
    },
    /** From then on a reload counts as leaving. */
    untilSeen: () =>
      page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('run-left'))),
    /** A settable clock for pages that open later. */
    shiftClock: () =>
      page.context().addInitScript(() => {
        const real = Date.now;
        const shiftMs = Number(localStorage.getItem('test-wall-shift') ?? 0);
        Date.now = () => real() + shiftMs;
      }),
  };
}

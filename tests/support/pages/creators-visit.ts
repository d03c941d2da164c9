import { beforeAll } from 'vitest';
import { createQuestion, type Person, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { rowsOnDevice } from '../browser/device-database';
import { signInDevice } from '../browser/sign-in-fast';
import { startVisit, withServiceWorker } from '../browser/visit';
import { scheduled } from '../in-minutes';
import { uniqueName } from '../unique-name';
import { wizardPage } from './wizard-page';

/** The device of a creator with two questions, who changes contests, and Ada's. Await it at the top of the file. */
export async function startCreatorsVisit() {
  const visit = await startVisit({ device: { ...withServiceWorker, patienceMs: 20_000 } });
  const { page, url } = visit;
  const contests = contestClient(() => url);
  const [knots, tides] = [uniqueName('KNOTS').toUpperCase(), uniqueName('TIDES').toUpperCase()];
  let setter: Person;
  let ada: Person;
  beforeAll(async () => {
    setter = await signUpPerson(url, uniqueName('setter'));
    ada = await signUpPerson(url, uniqueName('ada'));
    await createQuestion(url, setter, { id: knots, title: 'Which knot holds?' });
    await createQuestion(url, setter, { id: tides, title: 'When does the tide turn?' });
  });
  const wizard = wizardPage(page);
  return {
    ...wizard,
    ...contests,
    visit,
    page,
    url,
    knots,
    tides,
    setter: () => setter,
    ada: () => ada,
    coming: () => ({
      name: uniqueName('Harbour Cup '),
      problems: [knots, tides],
      tags: ['sea'],
      orgName: 'The club',
      ...scheduled(60, 120),
      passwordProtected: true,
      password: 'tide-42',
      freezeMinutes: 5,
      lateSyncMinutes: 20,
    }),
    /** In the format of a `datetime-local` field. */
    local: (iso: string) =>
      page.evaluate((time) => {
        const at = new Date(time);
        return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
      }, iso),
    /** Waits until the change is saved: validated, and sent two seconds later. */
    async save(version: number): Promise<void> {
      await wizard.dot('Customization').click();
      await wizard.button('Save changes').click();
      await wizard.toast(`Saved as version ${version}.`).waitFor();
    },
    draftNames: async () =>
      (await rowsOnDevice<{ name: string }>(page, 'wizardDrafts')).map(({ name }) => name),
    async openAsSetter(path: string): Promise<void> {
      await signInDevice(page, url, setter);
      await visit.open(path);
    },
    async openAsAda(path: string) {
      const { page: theirs } = await visit.openDevice();
      await signInDevice(theirs, url, ada);
      await visit.open(path, theirs);
      return theirs;
    },
  };
}

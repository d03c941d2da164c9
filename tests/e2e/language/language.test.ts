/** Decision 109. The server is really stopped. */
import { afterEach, expect } from 'vitest';
import { firstScreenTexts, frameTexts } from '../../../contract/first-screen-texts';
import { createProblem, signUpPerson } from '../../integration/client';
import { contestClient } from '../../integration/contest-client';
import { firstScreenReady } from '../../support/browser/first-screen-ready';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';
import { uniqueName } from '../../support/unique-name';

const visit = await startVisit({
  ownServer: true,
  device: { ...withServiceWorker, viewport: phone, fetchesAhead: false },
});
const { page, url } = visit;

afterEach(() => expect(visit.trouble).toEqual([]));

const storedTranslations = () =>
  page.evaluate(async () => {
    const cache = await caches.open('translations');
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
  });
const language = () => page.evaluate(() => document.documentElement.lang);
const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

deepTest(
  'a chosen language stays after a reload, also without the server, and English users store no other language',
  async () => {
    await firstScreenReady(url);
    await visit.open('/explore');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await heading('Explore').waitFor();
    expect(await storedTranslations()).toEqual([]);

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language', { exact: true }).selectOption('Español');
    await heading('Explorar').waitFor();
    expect(await language()).toBe('es');
    expect(await storedTranslations()).toEqual([expect.stringMatching(/translation-es-/)]);

    const served = await fetch(`${url}/explore`, {
      headers: { accept: 'text/html', cookie: await page.evaluate(() => document.cookie) },
    });
    expect(served.headers.get('vary')).toContain('cookie');
    expect(await served.text()).toContain(firstScreenTexts.es.explore.intro);

    await visit.stopServer();
    await page.reload();
    await heading('Explorar').waitFor();
    expect(await language()).toBe('es');
    await visit.open('/');
    await heading('Sigue resolviendo sin conexión.').waitFor();
    await page.getByRole('link', { name: frameTexts.es[4] }).first().waitFor();
    await visit.startServer();
  },
);

test('the browser chooses the language of a first visit', async () => {
  const { page: visitor } = await visit.openDevice({ viewport: phone, locale: 'pt-BR' });
  await visitor.goto(`${url}/code/SAMPLPRBLM`);
  await visitor.getByRole('button', { name: 'Executar exemplos' }).first().waitFor();
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('pt');
  await visitor.getByText('s por teste').first().waitFor();
});

deepTest(
  'a statement stays in the chosen language without the server, and switches to another one',
  async () => {
    const ada = await signUpPerson(url, uniqueName('ada'));
    const description = 'Suma dos números del muelle.';
    const id = await createProblem(url, ada, {
      translations: [{ language: 'es', title: 'Suma en el muelle', description }],
    });
    await visit.open(`/code/${id}`);
    const statement = page.getByRole('region', { name: 'Statement' });
    const languages = statement.getByLabel('Language of the statement');
    await languages.selectOption('es');
    await statement.getByText(description).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await visit.stopServer();
    await page.reload();
    await statement.getByText(description).waitFor();
    await languages.selectOption('en');
    await statement.getByText(description).waitFor({ state: 'detached' });
    await statement.getByText('Add two numbers.').waitFor();
    await visit.startServer();
  },
);

deepTest(
  'D-35 a participant reads a notice of the server in their language, and an announcement as it was written',
  async () => {
    const { create, register, post } = contestClient(() => url);
    const organiser = await signUpPerson(url, uniqueName('master'));
    const bea = await signUpPerson(url, uniqueName('bea'));
    const contestSlug = await create(organiser, { name: 'Paused', problems: ['EMPTY-LOCKER'] });
    await register(bea, contestSlug);
    const announcement = { contestSlug, id: crypto.randomUUID(), text: 'A pencil is required' };
    expect((await post('/contests/manage/announce', announcement, organiser)).status).toBe(200);
    const pause = { contestSlug, action: 'pause' };
    expect((await post('/contests/manage/clock', pause, organiser)).status).toBe(200);

    const { page: visitor } = await visit.openDevice({ locale: 'es-MX' });
    await signInDevice(visitor, url, bea);
    await visitor.goto(`${url}/contests/${contestSlug}`);
    const messages = visitor.getByRole('main').getByRole('listitem');
    await messages.filter({ hasText: 'El concurso está en pausa.' }).waitFor();
    await messages.filter({ hasText: announcement.text }).waitFor();
  },
);

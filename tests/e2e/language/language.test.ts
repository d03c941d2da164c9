/** Decision 109. The server is really stopped. */
import { afterEach, expect } from 'vitest';
import { firstScreenTexts, frameTexts } from '../../../contract/first-screen-texts';
import { firstScreenReady } from '../../support/browser/first-screen-ready';
import { phone, startVisit, withServiceWorker } from '../../support/browser/visit';
import { deepTest, test } from '../../support/lanes';

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

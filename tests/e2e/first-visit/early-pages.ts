import type { Page } from 'playwright';
import type { Person } from '../../integration/client';
import { firstScreenReady } from '../../support/browser/first-screen-ready';
import { signInDevice } from '../../support/browser/sign-in-fast';
import type { Visit } from '../../support/browser/visit';
import type { FlakyProxy } from '../../support/product/flaky-proxy';

export interface Screen {
  width: number;
  height: number;
}

interface Early {
  hasTouch?: boolean;
  /** Until this is there. */
  until?: string;
  as?: Person;
}

/** Opens pages as the server sends them: scripts and fonts wait for `letGo`. The visit needs its proxy. */
export async function earlyPages(visit: Visit) {
  const proxy = visit.proxy as FlakyProxy;
  await firstScreenReady(visit.url);
  const held = { scripts: () => {}, fonts: () => {} };
  const hold = (which: keyof typeof held, files: RegExp) => {
    const until = new Promise<void>((resolve) => {
      held[which] = resolve;
    });
    void until.then(proxy.meddle(files, { until }));
  };
  return {
    async openEarly(path: string, viewport: Screen, early: Early = {}): Promise<Page> {
      const { page } = await visit.openDevice({ viewport, hasTouch: early.hasTouch === true });
      if (early.as) await signInDevice(page, visit.url, early.as);
      hold('scripts', /^\/assets\/.*\.js$/);
      hold('fonts', /^\/assets\/fonts-.*\.css$/);
      await page.goto(visit.url + path, { waitUntil: 'commit' });
      await page.locator(early.until ?? '#first-screen h1').waitFor();
      return page;
    },
    letGo: (which: keyof typeof held) => held[which](),
  };
}

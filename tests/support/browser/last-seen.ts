/** Prints what each page showed when a test failed. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { afterEach } from 'vitest';

const textMax = 1200;
const wordsMax = 10;

async function seenOn(page: Page): Promise<string> {
  const text = page.evaluate(() => document.body.innerText).catch(String);
  const shown = await Promise.race([text, sleep(2000, 'the page does not answer')]);
  return `${page.url()} shows: ${shown.replaceAll(/\s+/g, ' ').slice(0, textMax)}`;
}

const seenIn = (context: BrowserContext) => Promise.all(context.pages().map(seenOn));

/** Call it at the top of a test file, then pass each context to the function it returns. */
export function tellWhatWasSeen(): (context: BrowserContext) => void {
  const open = new Set<BrowserContext>();
  let closed: string[] = [];
  let words: string[] = [];

  afterEach(async ({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (error) {
      const seen = [...closed, ...(await Promise.all([...open].map(seenIn))).flat(), ...words];
      error.message = [error.message, ...seen].join('\n');
    }
    closed = [];
    words = [];
  });

  return (context) => {
    open.add(context);
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        words = [...words, `console: ${message.text()}`.slice(0, 300)].slice(-wordsMax);
    });
    const close = context.close.bind(context);
    context.close = async (options) => {
      open.delete(context);
      closed.push(...(await seenIn(context)));
      await close(options);
    };
  };
}

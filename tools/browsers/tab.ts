/** One page of one browser, with the functions that every browser has. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page; its result is JSON. */
  evaluate(body: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Generous, because the machine may be busy. */
const patienceMs = 120_000;
const lookEveryMs = 200;

/**
 * Waits until `body` returns something true in the page. Errors while the page is being replaced are ignored.
 */
export async function until(tab: Tab, what: string, body: string): Promise<void> {
  const end = Date.now() + patienceMs;
  let trouble: unknown;
  while (Date.now() < end) {
    try {
      if (await tab.evaluate(body)) return;
      trouble = undefined;
    } catch (error) {
      trouble = error;
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  const shown = await tab.evaluate('return document.body.innerText.slice(0, 2000)').catch(() => '');
  throw new Error(`${what}: timed out. ${trouble ?? ''}\nThe page shows:\n${shown}`);
}

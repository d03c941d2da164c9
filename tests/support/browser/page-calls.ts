import type { Page } from 'playwright';

/** A call to the server, with times of the page's clock in ms. */
export interface PageCall {
  path: string;
  at: number;
  /** When the page gave the call up, if it did. */
  abortedAt?: number;
  isDone: boolean;
}

/** Records the calls of the pages that open from now on. Works with `page.clock`. */
export async function recordCalls(page: Page): Promise<(path: string) => Promise<PageCall[]>> {
  await page.addInitScript(() => {
    const calls: PageCall[] = [];
    Object.assign(window, { recordedCalls: calls });
    const send = window.fetch;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      const call: PageCall = { path: url.pathname, at: Date.now(), isDone: false };
      calls.push(call);
      const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
      signal?.addEventListener('abort', () => {
        call.abortedAt = Date.now();
      });
      const done = () => {
        call.isDone = true;
      };
      const answer = send(input, init);
      answer.then(done, done);
      return answer;
    };
  });
  return async (path) => {
    const calls = await page.evaluate(
      () => (window as unknown as { recordedCalls: PageCall[] }).recordedCalls,
    );
    return calls.filter((call) => call.path === path);
  };
}

/**
 * Waits until no call is on its way: a paused clock could otherwise pass a call's timeout before its answer comes.
 * @param unanswered path of calls that stay without an answer
 */
export async function callsAreDone(page: Page, unanswered?: string): Promise<void> {
  await page.waitForFunction(
    (path) =>
      (window as unknown as { recordedCalls: PageCall[] }).recordedCalls.every(
        (call) => call.isDone || call.path === path,
      ),
    unanswered,
  );
}

/**
 * Records the answers to calls of this path, in order. The browser itself drops the bodies of some answers, also without
 * a navigation.
 */
export async function recordAnswers<Body>(page: Page, path: string): Promise<readonly Answer<Body>[]> {
  const answers: Answer<Body>[] = [];
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as Body;
      answers.push({ asked: route.request().postDataJSON(), status: response.status(), body });
      await route.fulfill({ response });
    },
  );
  return answers;
}

export interface Answer<Body> {
  /** The request's body. */
  asked: unknown;
  status: number;
  body: Body;
}

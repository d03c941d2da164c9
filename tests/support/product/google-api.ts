import type { BrowserContext } from 'playwright';

/**
 * Pop-up sign-in needs a Google script (`gapi.iframes`) through which a page and a cross-origin frame
 * exchange messages. Tests run without Google, so this implements the part that Firebase's SDK and its
 * emulator use; the frame and the pop-up are real.
 */
function iframesApi(): void {
  type Data = { name: string; data: unknown; id: number; reply?: boolean; hello?: boolean };
  type Handler = (data: unknown) => unknown;
  const mark = 'gapi-test';

  /** One of the SDK's callbacks always throws at its end; Google's script hides that, too. */
  function settle(callback: () => void): void {
    try {
      callback();
    } catch {
      // Ignored, see above.
    }
  }

  /** One end of the channel. Queues messages until a listener registers. */
  function connect(other: () => Window | null, isOpen: boolean) {
    const handlers = new Map<string, Handler>([['ping', () => true]]);
    const waiting: Data[] = [];
    const replies = new Map<number, (data: unknown) => void>();
    const unsent: Data[] = [];
    let open = isOpen;
    let last = 0;
    const post = (message: Data) => other()?.postMessage({ [mark]: message }, '*');
    const answer = async (message: Data, handler: Handler) =>
      post({ name: message.name, id: message.id, data: await handler(message.data), reply: true });
    window.addEventListener('message', (event) => {
      const message: Data | undefined = event.data?.[mark];
      if (!message || event.source !== other()) return;
      if (message.hello) {
        open = true;
        for (const one of unsent.splice(0)) post(one);
      } else if (message.reply) replies.get(message.id)?.(message.data);
      else {
        const handler = handlers.get(message.name);
        if (handler) void answer(message, handler);
        else waiting.push(message);
      }
    });
    if (isOpen) post({ name: '', data: null, id: 0, hello: true });
    return {
      register(name: string, handler: Handler) {
        handlers.set(name, handler);
        for (const one of waiting.splice(0)) {
          if (one.name === name) void answer(one, handler);
          else waiting.push(one);
        }
      },
      send(name: string, data: unknown, done?: (answers: unknown[]) => void) {
        last += 1;
        const message = { name, data, id: last };
        if (done) replies.set(last, (reply) => settle(() => done([reply])));
        if (open) post(message);
        else unsent.push(message);
      },
    };
  }

  const context = {
    open(options: { url: string; where: HTMLElement }, opened: (frame: unknown) => unknown) {
      const element = document.createElement('iframe');
      element.src = options.url;
      element.hidden = true;
      const end = connect(() => element.contentWindow, false);
      options.where.append(element);
      const ping = (done: () => void) =>
        new Promise<void>((resolve) =>
          end.send('ping', null, () => {
            done();
            resolve();
          }),
        );
      return Promise.resolve(opened({ ...end, ping, restyle: async () => undefined }));
    },
    getParentIframe: () => connect(() => window.parent, true),
  };
  const script = document.currentScript as HTMLScriptElement;
  const page = window as unknown as Record<string, unknown>;
  page.gapi = {
    load: (_what: string, { callback }: { callback: () => void }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: () => true },
  };
  const name = new URL(script.src).searchParams.get('onload') ?? 'gapi_onload';
  (page[name] as (() => void) | undefined)?.();
}

/** Serves Google's scripts and blocks all other requests that leave this machine. */
export async function playGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) =>
    route.request().url().startsWith('https://apis.google.com/js/api.js')
      ? route.fulfill({ contentType: 'text/javascript', body: `(${iframesApi})()` })
      : route.abort(),
  );
}

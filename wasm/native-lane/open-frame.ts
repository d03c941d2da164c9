import { type FrameReply, type FrameRequest, frameScriptId } from './frame-protocol';

/** Added to the opaque origin and the app's policy: run its script, create workers. */
function policyOf(hash: string): string {
  return [
    "default-src 'none'",
    `script-src '${hash}'`,
    'worker-src blob:',
    "frame-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

export interface Frame {
  send(request: FrameRequest): void;
  onReply: (reply: FrameReply) => void;
  close(): void;
}

/** Undefined if the app's page does not contain the frame's script. */
export function frameDocument(): string | undefined {
  const holder = document.getElementById(frameScriptId);
  const hash = holder?.dataset.hash;
  if (!holder || !hash) return undefined;
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyOf(hash)}"><script>${holder.textContent}</script>`;
}

/** Undefined if the page cannot have a frame. */
export function openFrame(): Promise<Frame | undefined> {
  const text = frameDocument();
  if (text === undefined) return Promise.resolve(undefined);
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.setAttribute('aria-hidden', 'true');
  element.tabIndex = -1;
  element.style.display = 'none';
  element.srcdoc = text;
  return new Promise((resolve) => {
    element.onload = () => {
      const { port1, port2 } = new MessageChannel();
      const frame: Frame = {
        send: (request) => port1.postMessage(request),
        onReply: () => undefined,
        close: () => {
          port1.close();
          element.remove();
        },
      };
      port1.onmessage = ({ data }: MessageEvent<FrameReply>) => frame.onReply(data);
      // An opaque origin has no name, hence '*'; only our script runs in this frame.
      element.contentWindow?.postMessage('', '*', [port2]);
      resolve(frame);
    };
    document.body.append(element);
  });
}

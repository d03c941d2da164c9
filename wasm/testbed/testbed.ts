import type { FrameReply } from '../native-lane/frame-protocol';
import { openFrame } from '../native-lane/open-frame';
import { createRunClient, type RunClient } from '../run-client';

declare global {
  interface Window {
    createRunClient(): RunClient;
    client: RunClient;
    /** Runs a text as the native lane's worker without the prelude: for tests of the isolation. */
    runInFrame(script: string): Promise<string>;
  }
}

window.createRunClient = createRunClient;
window.client = createRunClient();
window.runInFrame = async (script) => {
  const frame = await openFrame();
  if (!frame) throw new Error('The frame could not be opened.');
  let text = '';
  return new Promise((resolve) => {
    frame.onReply = (reply: FrameReply) => {
      if (reply.type === 'output') text += new TextDecoder().decode(reply.bytes);
      if (reply.type !== 'ended') return;
      frame.close();
      resolve(text);
    };
    frame.send({ type: 'run', run: { id: 1, script, timeLimitMs: 5000, outputLimitBytes: 10_000 } });
  });
};

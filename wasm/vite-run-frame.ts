import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { frameScriptId } from './native-lane/frame-protocol';
import { bundleRunFrame } from './runtimes/javascript/build/bundle-node-prelude';

/**
 * Adds the frame's script to the app's page as inert text. A frame made from text is also subject to its
 * page's policy, and the server adds the hashes of all scripts in the page to that policy.
 */
export function runFrame(): Plugin {
  return {
    name: 'codeferry:run-frame',
    async transformIndexHtml() {
      const script = await bundleRunFrame();
      const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
      const attrs = { type: 'text/plain', id: frameScriptId, 'data-hash': hash };
      return [{ tag: 'script', attrs, children: script, injectTo: 'body' as const }];
    },
  };
}

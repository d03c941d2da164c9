import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { frameScriptId } from './native-lane/frame-protocol';
import { bundleRunFrame } from './runtimes/javascript/build/bundle-node-prelude';

/**
 * Puts the script of the native lane's frame into the app's page, as text that nothing executes there. A frame made from text
 * is held to the policy of its page as well, and the server names in that policy the hashes of all scripts it finds in the page.
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

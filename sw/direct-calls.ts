/**
 * Calls of the API do not pass through the worker where the browser can leave it out (Chromium, decision 132). They
 * would start it for nothing, and a worker that they keep busy delays the next version by up to five minutes, although
 * the user has asked for it.
 */

import { pictureFolders } from './picture-cache';

interface RouterRule {
  condition: { urlPattern: URLPatternInit };
  source: 'network' | 'fetch-event';
}

/** TypeScript's library does not have it yet. */
export interface RoutedInstallEvent extends Event {
  addRoutes?(rules: readonly RouterRule[]): Promise<void>;
}

const rule = (urlPattern: URLPatternInit, source: RouterRule['source']): RouterRule => ({
  condition: { urlPattern },
  source,
});
/** A school may have several servers. */
const anyServer = { protocol: '*', hostname: '*', port: '*' };

/** The first rule that matches counts. The worker keeps these pictures. */
export const rules: readonly RouterRule[] = [
  ...Object.values(pictureFolders).map((folder) => rule({ pathname: `${folder}*` }, 'fetch-event')),
  rule({ ...anyServer, pathname: '/api/*' }, 'network'),
];

/** Call it while installing. */
export function leaveCallsOut(event: RoutedInstallEvent): void {
  const added = event.addRoutes?.(rules);
  added?.catch((error) => console.warn('Calls of the API pass through the worker', error));
}

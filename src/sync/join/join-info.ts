import type { JoinInfo } from '../../../contract/entities/join';
import { call } from '../server/page-client';

/** How long a browser may take to connect; refusals come at once. */
const patienceMs = 5000;

/** Undefined: the server did not answer. */
export async function pullJoinInfo(): Promise<JoinInfo | undefined> {
  const answer = await call('join', { retries: 0, timeoutMs: patienceMs });
  return answer.ok ? answer.data : undefined;
}

/** Whether this browser trusts the server's HTTPS at `origin`. */
export async function testHttps(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return (await fetch(`${origin}/api/join`, { cache: 'no-store', credentials: 'omit', signal })).ok;
  } catch {
    return false;
  }
}

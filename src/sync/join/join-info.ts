import { JoinInfo, joinInfoPath } from '../../../contract/join/join-info';

/** How long a browser may take to connect; refusals come at once. */
const patienceMs = 5000;

const get = (address: string) =>
  fetch(address, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(patienceMs) });

/** none: this server has no authority. Undefined: it did not answer. */
export async function pullJoinInfo(): Promise<JoinInfo | 'none' | undefined> {
  try {
    const answer = await get(joinInfoPath);
    if (answer.status === 404) return 'none';
    return answer.ok ? JoinInfo.parse(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this browser trusts the server's HTTPS at `origin`. */
export async function testHttps(origin: string): Promise<boolean> {
  try {
    return (await get(`${origin}${joinInfoPath}`)).ok;
  } catch {
    return false;
  }
}

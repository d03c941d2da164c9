import { useEffect, useState } from 'react';
import type { JoinInfo } from '../../../contract/join/join-info';
import { accountKey } from '../../auth/session';
import { pullJoinInfo, testHttps } from '../../sync/join/join-info';
import { type JoinState, joinState, secureOrigin } from './join-state';
import { workHere } from './work-here';

const againMs = 3000;

export interface Join {
  readonly info: JoinInfo | undefined;
  /** Where this device finds HTTPS. */
  readonly origin: string | undefined;
  /** Undefined: the first test is not done. */
  readonly state: JoinState | undefined;
}

async function look(): Promise<Join> {
  const found = await pullJoinInfo();
  const info = found === 'none' ? undefined : found;
  const origin = info && secureOrigin(info, location.hostname);
  const isTrusted = origin !== undefined && (await testHttps(origin));
  const work = await workHere(accountKey()).catch(() => ({ entries: 0, drafts: 0 }));
  return { info, origin, state: joinState({ info: found, isTrusted, now: Date.now(), work }) };
}

/** Tests again every few seconds, and at once when the person returns from the settings. */
export function useJoin(): Join {
  const [join, setJoin] = useState<Join>({ info: undefined, origin: undefined, state: undefined });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    const turn = async () => {
      if (running || isOver) return;
      running = true;
      clearTimeout(timer);
      const found = await look();
      running = false;
      if (isOver) return;
      // Keeps the addresses on the page while the server does not answer.
      setJoin((before) => ({
        ...found,
        info: found.info ?? before.info,
        origin: found.origin ?? before.origin,
      }));
      timer = setTimeout(turn, againMs);
    };
    void turn();
    const onReturn = () => void turn();
    addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
  return join;
}

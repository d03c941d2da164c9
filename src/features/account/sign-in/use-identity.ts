import { useEffect, useState } from 'react';
import type { ServerMeta } from '../../../../contract/entities/status';
import { appStored } from '../../../first-screen/app-stored';

/** Undefined until read. The database loads after the first screen, or at the first interaction. */
export function useIdentity(): ServerMeta['identity'] | undefined {
  const [identity, setIdentity] = useState<ServerMeta['identity']>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    appStored()
      .then(() => import('../../../data/db/watch-meta'))
      .then(
        ({ watchMeta }) => {
          if (!isOver) stop = watchMeta((meta) => setIdentity(meta?.identity));
        },
        // A chunk failed to load; a press on the button reports it.
        (error) => console.warn('The identity provider of this server is unknown', error),
      );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return identity;
}

import { useEffect, useState } from 'react';
import type { ServerMeta } from '../../../../contract/entities/status';
import { appStored } from '../../../first-screen/app-stored';

/**
 * Who keeps the accounts of this server, as far as the device knows; undefined until it has been read. The database comes with what
 * nobody needs to see the page, or as soon as somebody touches it.
 */
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
        // Its part of the app is missing: whoever presses a button is told then.
        (error) => console.warn('Not known who keeps the accounts', error),
      );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return identity;
}

import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { countDeliveredCreations, takeDeliveredCreations } from '../../data/wizards/delivered-creations';
import { showToast } from '../../ui/toast';
import { messages } from './messages';

const texts = { contest: messages.contestCreated, problem: messages.problemCreated } as const;

/** CWIZ-56: announces on any page that the outbox delivered a contest or problem. */
export function CreationToasts() {
  useSnapshot(session);
  const account = accountKey();
  const count = useLiveQuery(() => countDeliveredCreations(account), [account]);
  useEffect(() => {
    if (!count) return;
    takeDeliveredCreations(account).then(
      (delivered) => {
        for (const { id, kind, name } of delivered) {
          void showToast(texts[kind], { tone: 'safe', id, description: name });
        }
      },
      (error) => console.warn('Created contests could not be announced', error),
    );
  }, [account, count]);
  return null;
}

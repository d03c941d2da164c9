import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../auth/session';
import { countCreationNews, takeCreationNews } from '../../data/wizards/creation-news';
import { showToast } from '../../ui/toast';
import { messages } from './messages';

const texts = { contest: messages.contestCreated, problem: messages.problemCreated } as const;

/** CWIZ-56: announces on any page that the outbox delivered a contest or problem. */
export function CreationNews() {
  useSnapshot(session);
  const account = accountKey();
  const count = useLiveQuery(() => countCreationNews(account), [account]);
  useEffect(() => {
    if (!count) return;
    takeCreationNews(account).then(
      (news) => {
        for (const { id, kind, name } of news) {
          void showToast(texts[kind], { tone: 'safe', id, description: name });
        }
      },
      (error) => console.warn('Created contests could not be announced', error),
    );
  }, [account, count]);
  return null;
}

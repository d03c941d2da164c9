import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { verdictLabels } from '../../../contract/rules/verdicts';
import { accountKey, session } from '../../auth/session';
import { problemHistoryOf } from '../../data/problem-history';
import { submissionsOf } from '../../data/submissions';
import { pullProblemHistory } from '../../sync/pull-problem-history';
import { usePull } from '../../ui/use-pull';
import { HistoryEntry, type Restore } from './history-entry';

interface OtherDevicesProps {
  problemID: string;
  offline: boolean;
  onRestore: Restore;
}

/** What the same account has handed in elsewhere, with its code, as the server tells of it. */
export function OtherDevices({ problemID, offline, onRestore }: OtherDevicesProps) {
  const { current } = useSnapshot(session);
  const account = accountKey();
  const isSignedIn = current.state === 'signedIn';
  usePull(`${account}/${problemID}:${offline}`, async () =>
    isSignedIn && !offline ? pullProblemHistory(account, problemID) : undefined,
  );
  const rows = useLiveQuery(async () => {
    const [told, own] = [await problemHistoryOf(account, problemID), await submissionsOf(account, problemID)];
    const here = new Set(own.map(({ submissionID }) => submissionID));
    return told.filter(({ kind, submissionID }) => kind === 'code' && !here.has(submissionID));
  }, [account, problemID]);
  if (!rows?.length) return null;
  return (
    <section>
      <h3>From other devices</h3>
      <ol>
        {rows.map((row) => (
          <HistoryEntry
            key={row.submissionID}
            name={row.verdict ? verdictLabels[row.verdict] : 'Judging'}
            verdict={row.verdict}
            language={row.language}
            atMs={Date.parse(row.receivedTime)}
            code={row.code}
            onRestore={onRestore}
          />
        ))}
      </ol>
    </section>
  );
}

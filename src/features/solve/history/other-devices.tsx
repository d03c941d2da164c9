import { useLiveQuery } from 'dexie-react-hooks';
import { useSnapshot } from 'valtio';
import { verdictLabels } from '../../../../contract/rules/judging/verdicts';
import { session } from '../../../auth/session';
import { problemHistoryOf } from '../../../data/copies/problem-history';
import type { HistoryRow } from '../../../data/copies/profiles';
import { submissionsOf } from '../../../data/work/submissions';
import { usePull } from '../../../parts/local-copies/use-pull';
import { pullProblemHistory } from '../../../sync/pull/pull-problem-history';
import { HistoryEntry } from './history-entry';
import { messages } from './messages';

export function useOtherDevices(
  account: string,
  problemID: string,
  offline: boolean,
): HistoryRow[] | undefined {
  const { current } = useSnapshot(session);
  const isSignedIn = current.state === 'signedIn';
  usePull(`${account}/${problemID}:${offline}`, async () =>
    isSignedIn && !offline ? pullProblemHistory(account, problemID) : undefined,
  );
  return useLiveQuery(async () => {
    const [known, own] = [
      await problemHistoryOf(account, problemID),
      await submissionsOf(account, problemID),
    ];
    const here = new Set(own.map(({ submissionID }) => submissionID));
    return known.filter(({ kind, submissionID }) => kind === 'code' && !here.has(submissionID));
  }, [account, problemID]);
}

export function OtherDevices({ rows }: { rows: HistoryRow[] | undefined }) {
  if (!rows?.length) return null;
  return (
    <section>
      <h3>{messages.otherDevices}</h3>
      <ol>
        {rows.map((row) => (
          <HistoryEntry
            key={row.submissionID}
            name={row.verdict ? verdictLabels[row.verdict] : messages.receipt.judging}
            verdict={row.verdict}
            language={row.language}
            atMs={Date.parse(row.receivedTime)}
            code={row.code}
          />
        ))}
      </ol>
    </section>
  );
}

import { useEffect, useState } from 'react';
import type {
  ProblemVersionItem,
  ProblemVersionList,
} from '../../../../contract/entities/problem/problem-version';
import { mayOnProblem } from '../../../../contract/rules/problem-roles';
import { timeAgo } from '../../../lib/words';
import { messages } from '../../../parts/versions/messages';
import { fetchVersions, restoreVersion } from '../../../sync/authoring/problem-versions';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { SkeletonLines } from '../../../ui/skeleton';
import { useNow } from '../../../ui/time/use-now';
import { showToast } from '../../../ui/toast';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from './history.module.css';
import { JudgeAgain } from './judge-again';
import { VersionChanges } from './version-changes';

interface VersionsDialogProps {
  problemID: string;
  title: string;
  onClose(): void;
  onRestored(): void;
}

/** All published versions, what each one changed, and the way back to it. */
export function VersionsDialog({ problemID, title, onClose, onRestored }: VersionsDialogProps) {
  const [list, setList] = useState<ProblemVersionList>();
  const [fault, setFault] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  /** The version that only the checks refused. */
  const [insist, setInsist] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let current = true;
    void fetchVersions(problemID).then((answer) => {
      if (!current) return;
      if (answer.ok) setList(answer.list);
      else setFault(answer.message);
    });
    return () => {
      current = false;
    };
  }, [problemID, round]);
  const versions = list?.versions ?? [];
  const newest = versions[0]?.version ?? 0;
  const restore = async (version: number, publishAnyway?: boolean) => {
    setBusy(true);
    const note = messages.restoredNote(version);
    const answer = await restoreVersion({ problemID, version, newest, note, publishAnyway });
    setBusy(false);
    setFault(answer.ok ? null : answer.message);
    setInsist(!answer.ok && answer.mayInsist ? version : null);
    setRound(round + 1);
    if (!answer.ok) return;
    void showToast(messages.restored(answer.version, version), { tone: 'safe', id: 'version-restored' });
    onRestored();
  };
  const mayRestore = list !== undefined && mayOnProblem(list.role, 'author');
  return (
    <Dialog title={messages.title(title)} wide onClose={onClose}>
      <div className={styles.dialog}>
        {fault && (
          <Notice
            tone="alert"
            actions={
              insist !== null && (
                <Button small disabled={isBusy} onClick={() => void restore(insist, true)}>
                  {messages.restoreAnyway(insist)}
                </Button>
              )
            }
          >
            {fault}
          </Notice>
        )}
        {!list && !fault && <SkeletonLines count={4} />}
        {list && mayRestore && <JudgeAgain problemID={problemID} openID={list.rejudgeID} />}
        <ol className={styles.versions} aria-label={messages.list}>
          {versions.map((item, at) => {
            const former = versions.slice(at + 1).find(({ isKept }) => isKept);
            return (
              <li key={item.version} className={styles.version}>
                <About item={item} />
                {item.isKept && (
                  <span className={styles.ways}>
                    <Button
                      small
                      aria-expanded={open === item.version}
                      aria-label={open === item.version ? undefined : messages.compareOf(item.version)}
                      onClick={() => setOpen(open === item.version ? null : item.version)}
                    >
                      {open === item.version ? messages.hide : messages.compare}
                    </Button>
                    {mayRestore && item.version !== newest && (
                      <TwoStepButton
                        question={messages.confirmRestore(item.version)}
                        disabled={isBusy}
                        onConfirm={() => void restore(item.version)}
                      >
                        {messages.restore}
                      </TwoStepButton>
                    )}
                  </span>
                )}
                {open === item.version && (
                  <VersionChanges problemID={problemID} version={item.version} former={former?.version} />
                )}
              </li>
            );
          })}
        </ol>
        <span className={styles.ways}>
          <Button onClick={onClose}>{messages.close}</Button>
        </span>
      </div>
    </Dialog>
  );
}

function About({ item: { version, savedAt, savedBy, note, isKept } }: { item: ProblemVersionItem }) {
  const now = useNow();
  return (
    <div className={styles.about}>
      <strong>{messages.version(version)}</strong>
      <span className={styles.quiet}>
        {messages.savedBy(savedBy ?? messages.deletedAccount, timeAgo(Date.parse(savedAt), now))}
      </span>
      {note !== '' && <p>{note}</p>}
      {!isKept && <span className={styles.quiet}>{messages.notKept}</span>}
    </div>
  );
}

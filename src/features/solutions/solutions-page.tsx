import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { FileCode2 } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { type SolutionOrder, solutionOrders } from '../../../contract/entities/problem/shared-solution';
import { type Language, languageLabels, languages } from '../../../contract/limits';
import { accountKey, session } from '../../auth/session';
import { deviceAccount } from '../../data/account/account';
import { readProblem } from '../../data/copies/problems';
import { readSolutions } from '../../data/help/shared-solutions';
import { momentText } from '../../lib/words';
import { usePull } from '../../parts/local-copies/use-pull';
import { SignInLink } from '../../parts/sign-in-link';
import { useFromLink } from '../../parts/use-from';
import { pullSolutions } from '../../sync/help/pull-solutions';
import { syncStatus } from '../../sync/network/sync-status';
import { BackLink } from '../../ui/back-link';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState, Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { Select } from '../../ui/select';
import { SkeletonLines } from '../../ui/skeleton';
import { useNow } from '../../ui/time/use-now';
import { messages } from './messages';
import { ShareSwitch } from './share-switch';
import { SolutionItem } from './solution-item';
import styles from './solutions.module.css';

const languageOptions = [
  { value: 'all', label: messages.allLanguages },
  ...languages.map((value) => ({ value, label: languageLabels[value] })),
] as const;
const orderOptions = solutionOrders.map((value) => ({ value, label: messages.orders[value] }));

interface SolutionsPageProps {
  problemID: string;
  /** From a report. */
  marked: string | undefined;
  from: string | undefined;
}

/** Accepted solutions of others, after the own one (decision 105). */
export function SolutionsPage({ problemID, marked, from }: SolutionsPageProps) {
  useSnapshot(session);
  const account = accountKey();
  const problem = useLiveQuery(() => readProblem(problemID), [problemID]);
  usePageName(problem?.title);
  return (
    <Page
      title={problem ? messages.titleOf(problem.title) : messages.title}
      above={
        <BackLink from={from} fallback={`/problems/${encodeURIComponent(problemID)}`} label={messages.back} />
      }
      intro={messages.intro}
    >
      {account === deviceAccount ? (
        <EmptyState
          icon={<FileCode2 aria-hidden />}
          title={messages.signIn}
          actions={<SignInLink look="button">{messages.signInLink}</SignInLink>}
        />
      ) : (
        <>
          <ShareSwitch account={account} />
          <Solutions key={account} account={account} problemID={problem?.id ?? problemID} marked={marked} />
        </>
      )}
    </Page>
  );
}

function Solutions({ account, problemID, marked }: Omit<SolutionsPageProps, 'from'> & { account: string }) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const now = useNow();
  const fromLink = useFromLink();
  const [language, setLanguage] = useState<Language>();
  const [order, setOrder] = useState<SolutionOrder>('shortest');
  const [submissionID, setOnly] = useState(marked);
  const [isAdding, setAdding] = useState(false);
  const address = { problemID, language, order, submissionID };
  const key = `${account}/${problemID}/${language}/${order}/${submissionID}`;
  const copy = useLiveQuery(
    async () => ({ key, page: await readSolutions(account, address) }),
    [account, problemID, language, order, submissionID],
  );
  const pull = usePull(`${key}/${offline}`, () => pullSolutions(account, address));
  const { last, pulling } = pull;
  const page = copy?.key === key ? copy.page : undefined;
  // The copies are deleted if the server refuses them.
  if (copy && !page && last?.ok === false && (last.reason === 'refused' || last.reason === 'notFound')) {
    return (
      <EmptyState
        icon={<FileCode2 aria-hidden />}
        title={messages.notAvailable}
        actions={
          <Link to="/code/$problemID" params={{ problemID }} {...fromLink} className={buttonClass('primary')}>
            {messages.solve}
          </Link>
        }
      >
        {last.message}
      </EmptyState>
    );
  }
  const more = async () => {
    setAdding(true);
    await pullSolutions(account, address, page?.solutions.length ?? 0);
    setAdding(false);
  };
  return (
    <>
      <div className={styles.tools}>
        {submissionID === undefined ? (
          <>
            <Select
              label={messages.language}
              value={language ?? 'all'}
              options={languageOptions}
              onChoose={(value) => setLanguage(value === 'all' ? undefined : value)}
            />
            <Select<SolutionOrder>
              label={messages.order}
              value={order}
              options={orderOptions}
              onChoose={setOrder}
            />
            {/* On a phone it has a line of its own, which is there from the start. */}
            <p className={styles.quiet}>{page?.total ? messages.count(page.total) : '\u00a0'}</p>
          </>
        ) : (
          <Button onClick={() => setOnly(undefined)}>{messages.all}</Button>
        )}
      </div>
      {offline && page && <Notice>{messages.asOf(momentText(page.fetchedAt, now))}</Notice>}
      {!page && pulling && <SkeletonLines count={8} />}
      {!page && !pulling && <Missing offline={offline} last={last} onRetry={pull.again} />}
      {page?.total === 0 && (
        <EmptyState
          icon={<FileCode2 aria-hidden />}
          title={submissionID === undefined ? messages.none : messages.gone}
        >
          {submissionID === undefined && messages.noneHint}
        </EmptyState>
      )}
      {page && (
        <ol className={styles.list}>
          {page.solutions.map((solution) => (
            <SolutionItem
              key={solution.submissionID}
              solution={solution}
              account={account}
              problemID={problemID}
            />
          ))}
        </ol>
      )}
      {page && page.solutions.length < page.total && (
        <div>
          <Button disabled={offline || isAdding} onClick={() => void more()}>
            {messages.more}
          </Button>
        </div>
      )}
    </>
  );
}

interface MissingProps {
  offline: boolean;
  last: { ok: boolean; message?: string } | null | undefined;
  onRetry(): void;
}

function Missing({ offline, last, onRetry }: MissingProps) {
  if (offline) {
    return (
      <EmptyState icon={<FileCode2 aria-hidden />} title={messages.noneOffline}>
        {messages.noneOfflineHint}
      </EmptyState>
    );
  }
  if (last?.ok !== false) return null;
  return (
    <Notice tone="alert" actions={<Button onClick={onRetry}>{messages.retry}</Button>}>
      {messages.failed(last.message ?? '')}
    </Notice>
  );
}

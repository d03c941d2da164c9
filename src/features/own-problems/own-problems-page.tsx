import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import type { AccountKey } from '../../data/account/account';
import { readOwnProblems } from '../../data/copies/own-problems';
import { creationsOf } from '../../data/wizards/creations';
import { wizardDraftsOf } from '../../data/wizards/wizard-drafts';
import { UpdatedLine } from '../../parts/local-copies/updated-line';
import { usePull } from '../../parts/local-copies/use-pull';
import { pullOwnProblems } from '../../sync/authoring/pull-own-problems';
import { syncStatus } from '../../sync/network/sync-status';
import { BackLink } from '../../ui/back-link';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState, Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { SkeletonLines } from '../../ui/skeleton';
import { Invitations } from './members/invitations';
import { messages } from './messages';
import { OwnFilters } from './own-filters';
import { OwnProblemRow } from './own-problem-row';
import styles from './own-problems.module.css';
import { mergeRows, shownRows } from './own-rows';
import type { OwnProblemsSearch } from './own-search';

interface OwnProblemsPageProps {
  account: AccountKey;
  search: OwnProblemsSearch;
  onSearch(change: Partial<OwnProblemsSearch>): void;
  /** Starts a problem from a package. */
  importing: ReactNode;
  /** Opens the comments on a problem. */
  comments(problem: OwnProblem): ReactNode;
}

const noFilters: OwnProblemsSearch = { q: undefined, state: undefined };

/** The problems of this account with their state, use and statistics; also those that only this device has. */
export function OwnProblemsPage({ account, search, onSearch, importing, comments }: OwnProblemsPageProps) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const data = useLiveQuery(async () => {
    const [list, drafts, creations] = await Promise.all([
      readOwnProblems(account),
      wizardDraftsOf(account, 'problem'),
      creationsOf('problem', account),
    ]);
    return { list, rows: mergeRows({ problems: list?.problems ?? [], drafts, creations }), creations };
  }, [account]);
  // A creation that was delivered is a new row on the server.
  const pull = usePull(`own problems:${account}:${offline}:${data?.creations.length ?? 0}`, () =>
    pullOwnProblems(search.invitation),
  );
  const rows = data && shownRows(data.rows, search);
  const isFiltered = search.q !== undefined || search.state !== undefined;
  return (
    <Page
      title={messages.title}
      above={<BackLink from={undefined} fallback="/explore" label={messages.back} />}
      actions={
        <Link to="/problems/create" className={buttonClass('primary')}>
          {messages.create}
        </Link>
      }
    >
      <Invitations invitations={data?.list?.invitations ?? []} offline={offline} onAnswered={pull.again} />
      {importing}
      {data && data.rows.length > 0 && <OwnFilters search={search} onSearch={onSearch} />}
      <div className={styles.bar}>
        <p role="status">
          {rows && data && data.rows.length > 0 && messages.count(rows.length, data.rows.length)}
        </p>
        <UpdatedLine
          fetchedAt={data?.list?.fetchedAt}
          pulling={pull.pulling}
          offline={offline}
          onRefresh={pull.again}
        />
      </div>
      {!offline && pull.last && !pull.last.ok && (
        <Notice tone="alert" title={messages.notLoaded}>
          {pull.last.message}
        </Notice>
      )}
      {(!rows || (data?.rows.length === 0 && pull.pulling)) && <SkeletonLines count={8} />}
      {data?.rows.length === 0 && !pull.pulling && <NoProblems isKnown={data.list !== undefined} />}
      {rows?.length === 0 && data?.rows.length !== 0 && (
        <EmptyState
          title={messages.noMatch}
          actions={isFiltered && <Button onClick={() => onSearch(noFilters)}>{messages.clear}</Button>}
        />
      )}
      <ul className={styles.rows} aria-label={messages.list}>
        {rows?.map((row) => (
          <OwnProblemRow
            key={row.key}
            {...{ account, row, offline }}
            comments={row.problem && comments(row.problem)}
            onDeleted={pull.again}
          />
        ))}
      </ul>
    </Page>
  );
}

function NoProblems({ isKnown }: { isKnown: boolean }) {
  return (
    <EmptyState
      icon={<FilePlus2 aria-hidden />}
      title={isKnown ? messages.noneYet : messages.noneOnDevice}
      actions={
        <Link to="/problems/create" className={buttonClass('plain')}>
          {messages.create}
        </Link>
      }
    >
      {isKnown ? messages.noneYetHint : messages.noneOnDeviceHint}
    </EmptyState>
  );
}

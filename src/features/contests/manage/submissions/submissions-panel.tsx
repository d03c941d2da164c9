import { FileCode2 } from 'lucide-react';
import { contestManageLimits } from '../../../../../contract/entities/contest/manage-limits';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { Button } from '../../../../ui/button';
import { EmptyState, Notice } from '../../../../ui/notice';
import { SkeletonLines } from '../../../../ui/skeleton';
import manage from '../manage.module.css';
import { filterOf } from './entry-filter';
import { EntryFilters } from './entry-filters';
import type { EntrySearch } from './entry-search';
import { EntryTable } from './entry-table';
import { messages } from './messages';
import { SubmissionDialog } from './submission-dialog';
import type { SubmissionViews } from './submission-views';
import styles from './submissions.module.css';
import { type EntryList, useEntryList } from './use-entry-list';

const texts = messages.submissions;

interface SubmissionsPanelProps {
  contest: ManagedContestRow;
  offline: boolean;
  search: EntrySearch;
  onSearch(search: EntrySearch): void;
  /** Open in the dialog. */
  entryID: string | undefined;
  onEntry(entryID: string | undefined): void;
  views: SubmissionViews;
}

/** D-35: all submissions of the contest, also held, late and refused ones. */
export function SubmissionsPanel(props: SubmissionsPanelProps) {
  const { contest, offline, search, onSearch, entryID, onEntry, views } = props;
  const page = (search.page ?? 1) - 1;
  const list = useEntryList(contest, filterOf(search), page, offline);
  const shown = list.status === 'shown' ? list.entries : [];
  const at = shown.findIndex(({ id }) => id === entryID);
  return (
    <>
      {contest.totalEntries === 0 ? (
        <EmptyState icon={<FileCode2 aria-hidden />} title={texts.emptyTitle}>
          {texts.empty}
        </EmptyState>
      ) : (
        <>
          <EntryFilters problems={contest.problems} search={search} onSearch={onSearch} />
          <List contest={contest} list={list} />
          {list.status === 'shown' && (
            <Pages
              page={page}
              total={list.total}
              onPage={(next) => onSearch({ ...search, page: next === 0 ? undefined : next + 1 })}
            />
          )}
        </>
      )}
      {entryID !== undefined && (
        <SubmissionDialog
          key={entryID}
          contestSlug={contest.contestSlug}
          entryID={entryID}
          listed={shown[at] ?? contest.entries.find(({ id }) => id === entryID)}
          newer={shown[at - 1]?.id}
          older={at === -1 ? undefined : shown[at + 1]?.id}
          offline={offline}
          views={views}
          onEntry={onEntry}
        />
      )}
    </>
  );
}

function List({ contest, list }: { contest: ManagedContestRow; list: EntryList }) {
  if (list.status === 'loading') return <SkeletonLines count={10} />;
  if (list.status === 'failed') {
    return (
      <Notice>
        {texts.notDownloaded}{' '}
        <Button small onClick={list.again}>
          {messages.tryAgain}
        </Button>
      </Notice>
    );
  }
  const { entries, total, isPartial } = list;
  const names = new Map(contest.participants.map(({ username, displayName }) => [username, displayName]));
  return (
    <>
      {isPartial && <Notice>{texts.onlyNewest(contest.entries.length)}</Notice>}
      <p className={manage.count} role="status">
        {total === 0 ? texts.noMatch : texts.count(total)}
      </p>
      {entries.length > 0 && (
        <>
          <EntryTable contestSlug={contest.contestSlug} entries={entries} names={names} />
          <p className={styles.keys}>{texts.keys}</p>
        </>
      )}
    </>
  );
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage(page: number): void }) {
  const pages = Math.max(1, Math.ceil(total / contestManageLimits.entriesPerPage));
  if (pages === 1 && page === 0) return null;
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      <Button small disabled={page === 0} onClick={() => onPage(Math.min(page, pages) - 1)}>
        {texts.previousPage}
      </Button>
      <span>{texts.page(page + 1, pages)}</span>
      <Button small disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        {texts.nextPage}
      </Button>
    </nav>
  );
}

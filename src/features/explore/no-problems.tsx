import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/notice';
import { type ExploreSearch, hasFilter, noFilters } from './explore-search';
import { messages } from './messages';

interface NoProblemsProps {
  search: ExploreSearch;
  offline: boolean;
  /** Absent: the user cannot change the search. */
  onSearch: ((change: Partial<ExploreSearch>) => void) | undefined;
  onAgain(): void;
}

export function NoProblems({ search, offline, onSearch, onAgain }: NoProblemsProps) {
  if (!onSearch && search.tag !== undefined) {
    return <EmptyState title={messages.noProblemsWithTag}>{offline && messages.searchedDevice}</EmptyState>;
  }
  if (onSearch && hasFilter(search)) {
    return (
      <EmptyState
        title={messages.noMatch}
        actions={<Button onClick={() => onSearch(noFilters)}>{messages.showAll}</Button>}
      >
        {offline ? messages.searchedDevice : messages.noMatchHint}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.noProblems}
      actions={!offline && <Button onClick={onAgain}>{messages.tryAgain}</Button>}
    >
      {offline ? messages.downloadedLater : messages.serverSentNone}
    </EmptyState>
  );
}

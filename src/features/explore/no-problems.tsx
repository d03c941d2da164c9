import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/notice';
import type { ExploreSearch } from './explore-search';

interface NoProblemsProps {
  search: ExploreSearch;
  offline: boolean;
  onSearch: ((change: Partial<ExploreSearch>) => void) | undefined;
  onAgain(): void;
}

export function NoProblems({ search, offline, onSearch, onAgain }: NoProblemsProps) {
  const isFiltered = Boolean(search.tag ?? search.difficulty ?? search.kind);
  if (isFiltered) {
    return (
      <EmptyState
        title="No problem fits"
        actions={
          onSearch && (
            <Button onClick={() => onSearch({ tag: undefined, difficulty: undefined, kind: undefined })}>
              Show all problems
            </Button>
          )
        }
      >
        {offline ? 'Looked through what is on this device.' : 'None has all that is asked for.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No problems on this device"
      actions={!offline && <Button onClick={onAgain}>Try again</Button>}
    >
      {offline ? 'They will be fetched as soon as there is a network.' : 'The server sent none.'}
    </EmptyState>
  );
}

import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SimilarityReport } from '../../../../contract/entities/contest/similarity';
import { accountKey } from '../../../auth/session';
import { usePull } from '../../../parts/local-copies/use-pull';
import { useRefresh } from '../../../parts/local-copies/use-refresh';
import { checkSimilarity, fetchSimilarity } from '../../../sync/contest-run/similarity';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { SkeletonLines } from '../../../ui/skeleton';
import { showToast } from '../../../ui/toast';
import type { SimilaritySearch } from '../organiser/similarity-search';
import { CheckState } from './check-state';
import { messages } from './messages';
import { isMatching, pairName } from './pair-filter';
import { PairList } from './pair-list';
import { PairView } from './pair-view';
import { SimilarityNote } from './similarity-note';

interface SimilarityPanelProps {
  slug: string;
  search: SimilaritySearch;
  onSearch(search: SimilaritySearch): void;
}

const refreshMs = 2000;

/** For those who may read the submissions, online only (decision 083). */
export function SimilarityPanel({ slug, search, onSearch }: SimilarityPanelProps) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const account = accountKey();
  const [kept, setKept] = useState<{ of: string; report: SimilarityReport }>();
  const of = `${slug}:${account}`;
  const { last, again } = usePull(`${of}:${offline}`, async () => {
    const result = await fetchSimilarity(slug);
    if (result.ok) setKept({ of, report: result.data });
    return result;
  });
  // Stays when the network is lost.
  const report = kept?.of === of ? kept.report : undefined;
  const isRunning = report?.check?.state === 'running';
  useRefresh(again, refreshMs, offline || !isRunning);
  const pairs = useMemo(
    () => (report?.pairs ?? []).filter((pair) => isMatching(pair, search)),
    [report, search],
  );
  const start = async () => {
    const result = await checkSimilarity(slug);
    if (!result.ok) return showToast(result.message, { tone: 'alert', id: 'similarity' });
    setKept({ of, report: result.data });
  };
  const shown = pairs.findIndex((pair) => pairName(pair) === search.pair);
  const openPair = (index: number) => {
    const pair = pairs[index];
    if (pair) onSearch({ ...search, pair: pairName(pair) });
  };
  const body = !report ? null : search.pair !== undefined ? (
    <PairView
      slug={slug}
      report={report}
      pairs={pairs}
      shown={shown}
      onShow={openPair}
      onClose={() => onSearch({ ...search, pair: undefined })}
    />
  ) : (
    <>
      <SimilarityNote />
      <CheckState report={report} offline={offline} onStart={() => void start()} />
      <PairList slug={slug} report={report} pairs={pairs} search={search} onSearch={onSearch} />
    </>
  );
  if (body) return body;
  if (offline) return <p role="alert">{messages.needsNetwork}</p>;
  if (!last || last.ok) return <SkeletonLines count={10} />;
  return (
    <p role="alert">
      {last.message} <Button onClick={again}>{messages.tryAgain}</Button>
    </p>
  );
}

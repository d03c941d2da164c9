import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { ChangeResults } from '../../../../contract/entities/contest/contest-results';
import { accountKey } from '../../../auth/session';
import { readResultSettings } from '../../../data/copies/contest-results';
import { usePull } from '../../../parts/local-copies/use-pull';
import { changeResults, pullResultSettings } from '../../../sync/contest-run/contest-results';
import { BackLink } from '../../../ui/back-link';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { showToast } from '../../../ui/toast';
import { ApiSection } from './api-section';
import { AwardsSection } from './awards-section';
import { DownloadsSection } from './downloads-section';
import { FreezeSection } from './freeze-section';
import { messages } from './messages';
import type { ResultsChange } from './results-props';

/** For the organiser, online: freeze, awards, downloads and the Contest API. */
export function ResultsPage({ slug }: { slug: string }) {
  const stored = useLiveQuery(() => readResultSettings(slug), [slug]);
  const { last, again } = usePull(`${slug}:${accountKey()}`, () => pullResultSettings(slug));
  const [apiKey, setApiKey] = useState<string | undefined>(undefined);
  const settings = stored ? { ...stored, ...(apiKey !== undefined && { apiKey }) } : null;
  const failure = last && !last.ok ? last.message : null;
  usePageName(settings?.contestName);
  const change = async (what: ResultsChange) => {
    const result = await changeResults({ contestSlug: slug, ...what } as ChangeResults);
    if (result.ok) setApiKey(result.data.apiKey);
    void showToast(result.ok ? messages.saved : result.message, {
      ...(!result.ok && { tone: 'alert' as const }),
      id: 'results',
    });
  };
  const title = settings ? messages.titleOf(settings.contestName) : messages.title;
  const props = settings && { slug, settings, change };
  return (
    <Page
      title={title}
      above={<BackLink from={undefined} fallback={`/contests/${slug}/manage`} label={messages.back} />}
    >
      {props ? (
        <>
          <FreezeSection {...props} />
          <AwardsSection {...props} />
          <DownloadsSection slug={slug} />
          <ApiSection {...props} />
        </>
      ) : failure === null ? (
        <SkeletonLines count={10} />
      ) : (
        <p role="alert">
          {failure} <Button onClick={() => again()}>{messages.tryAgain}</Button>
        </p>
      )}
    </Page>
  );
}

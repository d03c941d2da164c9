import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { readTags } from '../../data/copies/tags';
import { UpdatedLine } from '../../parts/local-copies/updated-line';
import { usePull } from '../../parts/local-copies/use-pull';
import { messages as partMessages } from '../../parts/messages';
import { syncStatus } from '../../sync/network/sync-status';
import { pullTags } from '../../sync/pull/pull-tags';
import { BackLink } from '../../ui/back-link';
import { Button } from '../../ui/button';
import { Field } from '../../ui/form/field';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';
import { SkeletonLines } from '../../ui/skeleton';
import { messages } from './messages';
import { TagChip } from './tag-chip';
import styles from './tags.module.css';

export function TagOverview() {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const known = useLiveQuery(readTags);
  const pull = usePull(`tags:${offline}`, pullTags);
  const [part, setPart] = useState('');
  const shown = known?.tags.filter(({ tag }) => tag.includes(part.trim().toLowerCase()));
  return (
    <Page
      title={partMessages.pageTitles['/tags']}
      above={<BackLink from={undefined} fallback="/explore" label={messages.explore} />}
      intro={messages.intro}
      actions={
        <UpdatedLine
          fetchedAt={known?.fetchedAt}
          pulling={pull.pulling}
          offline={offline}
          onRefresh={pull.again}
        />
      }
    >
      <div className={styles.filter}>
        <Field
          label={messages.filter}
          autoComplete="off"
          value={part}
          onChange={(event) => setPart(event.currentTarget.value)}
        />
      </div>
      {shown === undefined || (known?.tags.length === 0 && pull.pulling) ? (
        <SkeletonLines count={6} />
      ) : (
        <ul className={styles.chips} aria-label={messages.allTags}>
          {shown.map((count) => (
            <li key={count.tag}>
              <TagChip count={count} />
            </li>
          ))}
        </ul>
      )}
      {shown?.length === 0 && !pull.pulling && (
        <EmptyState
          title={part ? messages.noMatch : messages.noTags}
          actions={part && <Button onClick={() => setPart('')}>{messages.showAll}</Button>}
        >
          {offline && messages.searchedDevice}
        </EmptyState>
      )}
    </Page>
  );
}

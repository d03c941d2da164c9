import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Hash } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import { languageLabels } from '../../../contract/limits';
import { countTaggedOnDevice, readTags } from '../../data/copies/tags';
import { languageOfTag } from '../../parts/language-tags';
import { usePull } from '../../parts/local-copies/use-pull';
import { syncStatus } from '../../sync/network/sync-status';
import { pullTags } from '../../sync/pull/pull-tags';
import { BackLink } from '../../ui/back-link';
import { Section } from '../../ui/layout/section';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';
import { usePageName } from '../../ui/page-name';
import { SkeletonLines } from '../../ui/skeleton';
import { messages } from './messages';
import { OtherTags } from './other-tags';
import { SolvableIn } from './solvable-in';
import { tagStateOf } from './tag-state';
import styles from './tags.module.css';

interface TagPageProps {
  tag: string;
  from: string | undefined;
  /** Lists of other features, passed in by the route. */
  challenges(offline: boolean): ReactNode;
  problems(offline: boolean, onRead: () => void): ReactNode;
  /** All programming problems, for a tag that is a language. */
  programs(offline: boolean): ReactNode;
  contests(count: number): ReactNode;
  download: ReactNode;
}

/** NAV-19, D-34: the local challenges and problems with a tag, refreshed while online. */
export function TagPage({ tag, from, challenges, problems, programs, contests, download }: TagPageProps) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const here = useLiveQuery(() => countTaggedOnDevice(tag), [tag]);
  const known = useLiveQuery(readTags);
  const pull = usePull(`tags:${offline}`, pullTags);
  usePageName(tag);
  const language = languageOfTag(tag);
  const [isListRead, setListRead] = useState(false);
  const onRead = useCallback(() => setListRead(true), []);
  const state = tagStateOf({ tag, here, known, pulling: pull.pulling });
  const isReading = state.type === 'used' && state.uses.problems > 0 && !isListRead;
  return (
    <Page
      title={tag}
      above={<BackLink from={from} fallback="/tags" label={messages.allTags} />}
      intro={state.type === 'used' ? messages.uses(state.uses) : undefined}
      actions={state.type === 'empty' ? undefined : download}
    >
      {state.type === 'unknown' && <SkeletonLines count={6} />}
      {state.type === 'used' && state.uses.challenges > 0 && (
        <section className={styles.list} aria-labelledby="challenges">
          {challenges(offline)}
        </section>
      )}
      {state.type === 'used' && state.uses.problems > 0 && (
        <Section title={language ? messages.aboutLanguage(languageLabels[language]) : messages.problems}>
          {problems(offline, onRead)}
        </Section>
      )}
      {language && state.type !== 'unknown' && (
        <SolvableIn language={language} programs={programs(offline)} />
      )}
      {state.type === 'used' && state.uses.contests > 0 && contests(state.uses.contests)}
      {state.type === 'empty' && !language && (
        <div className={styles.list}>
          <UnusedTag tag={tag} isCertain={known?.fetchedAt !== undefined} />
        </div>
      )}
      {/* Rendered after the lists above, which would push it down. */}
      {known && state.type !== 'unknown' && !isReading && (
        <OtherTags tags={known.tags.filter((other) => other.tag !== tag)} />
      )}
    </Page>
  );
}

function UnusedTag({ tag, isCertain }: { tag: string; isCertain: boolean }) {
  return (
    <EmptyState
      icon={<Hash aria-hidden />}
      title={isCertain ? messages.unused(tag) : messages.notOnDevice(tag)}
      actions={<Link to="/explore">{messages.exploreProblems}</Link>}
    >
      {isCertain ? messages.unusedText : messages.notOnDeviceText}
    </EmptyState>
  );
}

import { useEffect, useState } from 'react';
import { Differences } from '../../../parts/versions/differences';
import { messages as versionMessages } from '../../../parts/versions/messages';
import { findDifferences, type VersionDifferences } from '../../../parts/versions/version-differences';
import { fetchOwnProblem } from '../../../sync/authoring/own-problem';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { SkeletonLines } from '../../../ui/skeleton';
import type { ConflictProps } from '../../../wizard/wizard-definition';
import { formOf } from '../from-problem';
import type { ProblemForm } from '../problem-form';
import styles from './conflict.module.css';
import { type Merged, mergeForms } from './merge-forms';
import { messages } from './messages';
import { versionOf } from './version-of';

interface Found {
  merged: Merged;
  mine: VersionDifferences;
  theirs: VersionDifferences;
}

const names: Readonly<Record<string, string>> = { ...versionMessages.parts, ...messages.fields };

/** What both changed since the version that both started from, and the way to join the changes. */
export function Conflict({ mine, theirs, onChoose }: ConflictProps<ProblemForm>) {
  const [found, setFound] = useState<Found | { fault: string }>();
  const { id = '', version = 0 } = mine.base ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pair of versions
  useEffect(() => {
    let current = true;
    const read = async () => {
      const answer = await fetchOwnProblem(id, version);
      if (!answer.ok) return { fault: answer.message };
      const base = formOf(answer.problem);
      const [was, own, other] = [base, mine, theirs].map(versionOf);
      if (!was || !own || !other) throw new Error('a version is missing');
      return {
        merged: mergeForms(base, mine, theirs),
        mine: findDifferences(was, own),
        theirs: findDifferences(was, other),
      };
    };
    void read().then((next) => current && setFound(next));
    return () => {
      current = false;
    };
  }, [id, version]);
  if (!found) return <SkeletonLines count={4} />;
  if ('fault' in found) return <Notice title={messages.noDifferences}>{found.fault}</Notice>;
  const { form, conflicts } = found.merged;
  return (
    <>
      <Notice
        title={messages.merge}
        actions={
          <Button small look="primary" onClick={() => onChoose(form)}>
            {messages.mergeNow}
          </Button>
        }
      >
        {conflicts.length === 0
          ? messages.noConflict
          : messages.conflicts(conflicts.map((field) => names[field] ?? field))}
      </Notice>
      <div className={styles.both}>
        <Differences level={2} title={messages.mine} found={found.mine} />
        <Differences level={2} title={messages.theirs(theirs.base?.version ?? 0)} found={found.theirs} />
      </div>
    </>
  );
}

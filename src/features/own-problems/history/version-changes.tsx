import { useEffect, useState } from 'react';
import { Differences } from '../../../parts/versions/differences';
import { messages } from '../../../parts/versions/messages';
import type { VersionDifferences } from '../../../parts/versions/version-differences';
import { fetchVersion } from '../../../sync/authoring/problem-versions';
import { Notice } from '../../../ui/notice';
import { SkeletonLines } from '../../../ui/skeleton';
import styles from './history.module.css';

interface VersionChangesProps {
  problemID: string;
  version: number;
  /** The kept version before it. */
  former: number | undefined;
}

export function VersionChanges({ problemID, version, former }: VersionChangesProps) {
  const [found, setFound] = useState<VersionDifferences | { fault: string }>();
  useEffect(() => {
    if (former === undefined) return;
    let current = true;
    const read = async () => {
      const [before, after, { findDifferences }] = await Promise.all([
        fetchVersion(problemID, former),
        fetchVersion(problemID, version),
        import('../../../parts/versions/version-differences'),
      ]);
      if (!before.ok) return { fault: before.message };
      if (!after.ok) return { fault: after.message };
      return findDifferences(before.found, after.found);
    };
    void read().then((next) => current && setFound(next));
    return () => {
      current = false;
    };
  }, [problemID, version, former]);
  if (former === undefined) return <p className={styles.quiet}>{messages.firstVersion}</p>;
  if (!found) return <SkeletonLines count={3} />;
  if ('fault' in found) return <Notice tone="alert">{found.fault}</Notice>;
  return <Differences title={messages.changesSince(former)} found={found} />;
}

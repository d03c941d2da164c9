import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ContestRow, readContest } from '../../../data/copies/contests';
import { pullContest } from '../../../sync/pull/pull-contests';
import { Button, buttonClass } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { DeleteDialog } from './delete-dialog';
import { messages } from './messages';
import styles from './owner-actions.module.css';

interface OwnerActionsProps {
  slug: string;
  /** The dashboard has no other data of the contest and does not fetch it. */
  onDashboard?: boolean;
}

export function OwnerActions({ slug, onDashboard }: OwnerActionsProps) {
  const contest = useLiveQuery(() => readContest(slug), [slug]);
  useEffect(() => {
    if (onDashboard) void pullContest(slug);
  }, [slug, onDashboard]);
  return contest?.isCreator ? <Actions contest={contest} isWide={onDashboard} /> : null;
}

function Actions({ contest, isWide }: { contest: ContestRow; isWide: boolean | undefined }) {
  const { contestSlug, name, version } = contest;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={classNames(styles.own, isWide && styles.wide)} aria-labelledby="own-contest">
      <h2 id="own-contest">{messages.heading(version)}</h2>
      <div className={styles.line}>
        <Link to="/contests/create" search={{ edit: contestSlug }} className={buttonClass('plain', true)}>
          <Pencil aria-hidden /> {messages.edit}
        </Link>
        <Link to="/contests/create" search={{ copy: contestSlug }} className={buttonClass('plain', true)}>
          <Copy aria-hidden /> {messages.clone}
        </Link>
        <Button small look="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
          {messages.deleteOf(name)}
        </Button>
      </div>
      {isAsking && <DeleteDialog contest={contest} onClose={() => setAsking(false)} />}
    </section>
  );
}

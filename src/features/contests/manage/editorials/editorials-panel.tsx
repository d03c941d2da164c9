import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../../auth/session';
import { readEditorials } from '../../../../data/contest-run/contest-editorials';
import { momentText } from '../../../../lib/words';
import { usePull } from '../../../../parts/local-copies/use-pull';
import { managePractice, pullEditorials } from '../../../../sync/contest-run/editorials';
import { serverClock } from '../../../../sync/server/page-client';
import { Button } from '../../../../ui/button';
import { CheckField } from '../../../../ui/form/field';
import { SkeletonLines } from '../../../../ui/skeleton';
import { showToast } from '../../../../ui/toast';
import manage from '../manage.module.css';
import { EditorialEditor } from './editorial-editor';
import { messages } from './messages';

interface EditorialsPanelProps {
  slug: string;
  offline: boolean;
}

/** Decisions 084, 085: editorials, and whether private problems open for practice. */
export function EditorialsPanel({ slug, offline }: EditorialsPanelProps) {
  useSnapshot(session);
  const account = accountKey();
  const [isBusy, setBusy] = useState(false);
  const known = useLiveQuery(() => readEditorials(account, slug), [account, slug]);
  const pull = usePull(`${slug}:${account}:${offline}`, () => pullEditorials(account, slug));
  if (!known) {
    if (pull.pulling || pull.last.ok) return <SkeletonLines count={8} />;
    return (
      <p role="alert">
        {pull.last.message} <Button onClick={pull.again}>{messages.tryAgain}</Button>
      </p>
    );
  }
  const { opensAt, openForPractice, problems } = known;
  const setOpen = async (isOpen: boolean) => {
    setBusy(true);
    const body = { contestSlug: slug, action: 'open' as const, openForPractice: isOpen };
    const done = await managePractice(account, body);
    setBusy(false);
    if (!done.ok) void showToast(done.message, { tone: 'alert', id: 'manage' });
  };
  return (
    <>
      <p>{messages.intro}</p>
      <p className={manage.quiet}>{openingText(opensAt)}</p>
      <CheckField
        label={messages.practice}
        checked={openForPractice}
        disabled={offline || isBusy}
        onChange={(event) => void setOpen(event.currentTarget.checked)}
      />
      <p className={manage.quiet}>{messages.practiceHint}</p>
      {problems.map((editorial) => (
        <EditorialEditor
          key={editorial.id}
          account={account}
          slug={slug}
          editorial={editorial}
          offline={offline}
        />
      ))}
    </>
  );
}

function openingText(opensAt: string | null): string {
  const nowMs = serverClock.now();
  if (opensAt === null) return messages.never;
  return Date.parse(opensAt) > nowMs
    ? messages.opensAt(momentText(Date.parse(opensAt), nowMs))
    : messages.open;
}

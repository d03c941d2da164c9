import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { ClassListItem } from '../../../contract/entities/classes/class';
import { accountKey, session } from '../../auth/session';
import { readClasses } from '../../data/classes/classes';
import { UpdatedLine } from '../../parts/local-copies/updated-line';
import { usePull } from '../../parts/local-copies/use-pull';
import { SignInLink } from '../../parts/sign-in-link';
import { pullClasses, pullEachClass } from '../../sync/classes/pull-classes';
import { syncStatus } from '../../sync/network/sync-status';
import { Section } from '../../ui/layout/section';
import { EmptyState } from '../../ui/notice';
import { Page } from '../../ui/page';
import { SkeletonLines } from '../../ui/skeleton';
import styles from './classes.module.css';
import { NewComments } from './comments/comment-links';
import { JoinForm } from './join-form';
import { messages } from './messages';
import { BecomeTeacher, MakeClass } from './teach-forms';

export function ClassesPage() {
  const { current } = useSnapshot(session);
  if (current.state !== 'signedOut') return <Own />;
  return (
    <Page title={messages.title}>
      <EmptyState
        icon={<Users aria-hidden />}
        title={messages.signInToSee}
        actions={<SignInLink look="button">{messages.signIn}</SignInLink>}
      />
    </Page>
  );
}

function Own() {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const account = accountKey();
  const list = useLiveQuery(async () => (await readClasses(account)) ?? null, [account]);
  const pull = usePull(`classes:${account}:${offline}`, pullClasses);
  const open = list?.classes.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const ids = open.map(({ classID }) => classID).join();
  const isFresh = !pull.pulling && pull.last.ok;
  useEffect(() => {
    if (isFresh && ids !== '') void pullEachClass(ids.split(','));
  }, [isFresh, ids]);
  const isWaiting = list === undefined || (list === null && pull.pulling);
  return (
    <Page
      title={messages.title}
      actions={
        <UpdatedLine
          fetchedAt={list?.fetchedAt}
          pulling={pull.pulling}
          offline={offline}
          onRefresh={pull.again}
        />
      }
    >
      <NewComments />
      {isWaiting && <SkeletonLines count={6} />}
      {!isWaiting && open.length === 0 && (
        <p className={styles.none}>{list ? messages.noneYet : messages.noneOnDevice}</p>
      )}
      <ClassItems title={messages.taught} classes={open.filter(({ role }) => role === 'teacher')} />
      <ClassItems title={messages.joined} classes={open.filter(({ role }) => role === 'student')} />
      {list?.isTeacher && <MakeClass offline={offline} />}
      {!isWaiting && (
        <Section title={messages.join.title}>
          <JoinForm offline={offline} />
        </Section>
      )}
      {list && !list.isTeacher && <BecomeTeacher hasCode={list.hasTeacherCode} offline={offline} />}
      <ClassItems
        title={messages.archived}
        classes={list?.classes.filter(({ archivedAt }) => archivedAt !== null) ?? []}
      />
    </Page>
  );
}

function ClassItems({ title, classes }: { title: string; classes: readonly ClassListItem[] }) {
  if (classes.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.items}>
        {classes.map((one) => (
          <li key={one.classID} className={styles.item}>
            <Link to="/classes/$classID" params={{ classID: one.classID }} className={styles.itemLink}>
              {one.name}
            </Link>
            <span className={styles.quiet}>{factsOf(one)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function factsOf({ role, studentCount = 0, teachers, group }: ClassListItem): string {
  const others = messages.taughtBy(teachers.join(', '));
  if (role === 'teacher') return messages.students(studentCount);
  return [others, group && messages.inGroup(group)].filter(Boolean).join(' · ');
}

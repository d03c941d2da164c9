import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ClassDetail } from '../../../../contract/entities/classes/class';
import { accountKey } from '../../../auth/session';
import { usePull } from '../../../parts/local-copies/use-pull';
import { pullAssignments } from '../../../sync/classes/assignments';
import { serverClock } from '../../../sync/server/page-client';
import { buttonClass } from '../../../ui/button';
import { Section } from '../../../ui/layout/section';
import { SkeletonLines } from '../../../ui/skeleton';
import { useNow } from '../../../ui/time/use-now';
import { AssignmentList } from './assignment-list';
import styles from './assignments.module.css';
import { sorted } from './describe-assignment';
import { messages } from './messages';
import { useAssignments, useProgress } from './use-assignments';

/** On the page of a class. */
export function ClassAssignments({ detail, offline }: { detail: ClassDetail; offline: boolean }) {
  useNow();
  const nowMs = serverClock.now();
  const account = accountKey();
  const pull = usePull(`assignments:${account}:${offline}`, () => pullAssignments(account));
  const row = useAssignments();
  const progress = useProgress(row);
  const own = row?.assignments.filter(({ classID }) => classID === detail.classID) ?? [];
  const isTeacher = detail.role === 'teacher';
  return (
    <Section
      title={messages.title}
      aside={
        isTeacher && (
          <Link
            to="/classes/$classID"
            params={{ classID: 'assignment' }}
            search={{ class: detail.classID }}
            className={buttonClass('plain', true)}
          >
            <Plus aria-hidden /> {messages.create}
          </Link>
        )
      }
    >
      {own.length > 0 && (
        <AssignmentList assignments={sorted(own, nowMs)} progress={progress} nowMs={nowMs} />
      )}
      {own.length === 0 && (row === undefined || pull.pulling) && <SkeletonLines count={2} />}
      {own.length === 0 && row !== undefined && !pull.pulling && (
        <p className={styles.note}>{isTeacher ? messages.noneTaught : messages.none}</p>
      )}
    </Section>
  );
}

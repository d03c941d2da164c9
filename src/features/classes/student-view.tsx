import type { ClassDetail } from '../../../contract/entities/classes/class';
import { Notice } from '../../ui/notice';
import { ClassAssignments } from './assignments/class-assignments';
import styles from './classes.module.css';
import { NewComments } from './comments/comment-links';
import { LeaveButton } from './leave-button';
import { messages } from './messages';

const texts = messages.student;

export function StudentView({ detail, offline }: { detail: ClassDetail; offline: boolean }) {
  const { classID, teachers, group, archivedAt } = detail;
  return (
    <>
      {archivedAt && <Notice>{texts.archived}</Notice>}
      <NewComments />
      <dl className={styles.facts}>
        <dt>{texts.teachers}</dt>
        <dd>{teachers.join(', ')}</dd>
        <dt>{texts.group}</dt>
        <dd>{group || texts.noGroup}</dd>
      </dl>
      <ClassAssignments detail={detail} offline={offline} />
      <LeaveButton classID={classID} offline={offline} />
    </>
  );
}

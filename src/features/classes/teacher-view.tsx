import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { AccountsPanel } from './accounts/accounts-panel';
import { ClassCards } from './accounts/class-cards';
import { CodesPanel } from './accounts/codes-panel';
import { ClassAssignments } from './assignments/class-assignments';
import styles from './classes.module.css';
import { CodePanel } from './code-panel';
import { NewComments } from './comments/comment-links';
import { MembersPanel } from './members-panel';
import { messages } from './messages';
import { SettingsPanel } from './settings-panel';
import type { TeacherProps } from './teacher-props';

export function TeacherView(props: TeacherProps) {
  const { archivedAt, classID } = props.detail;
  return (
    <>
      {archivedAt && <Notice>{messages.settings.archiveHint}</Notice>}
      <p className={styles.row}>
        <Link to="/classes/$classID/work" params={{ classID }} className={buttonClass('primary')}>
          {messages.progress}
        </Link>
      </p>
      <NewComments />
      <ClassCards {...props} />
      {!archivedAt && <ClassAssignments {...props} />}
      {!archivedAt && <CodePanel {...props} />}
      <MembersPanel {...props} />
      {!archivedAt && <AccountsPanel {...props} />}
      {!archivedAt && <CodesPanel {...props} />}
      <SettingsPanel {...props} />
    </>
  );
}

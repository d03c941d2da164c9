import { Notice } from '../../ui/notice';
import { AccountsPanel } from './accounts/accounts-panel';
import { ClassCards } from './accounts/class-cards';
import { CodePanel } from './code-panel';
import { MembersPanel } from './members-panel';
import { messages } from './messages';
import { SettingsPanel } from './settings-panel';
import type { TeacherProps } from './teacher-props';

export function TeacherView(props: TeacherProps) {
  const { archivedAt } = props.detail;
  return (
    <>
      {archivedAt && <Notice>{messages.settings.archiveHint}</Notice>}
      <ClassCards {...props} />
      {!archivedAt && <CodePanel {...props} />}
      <MembersPanel {...props} />
      {!archivedAt && <AccountsPanel {...props} />}
      <SettingsPanel {...props} />
    </>
  );
}

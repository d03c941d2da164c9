import { classLimits } from '../../../contract/class-limits';
import { manageClass } from '../../sync/classes/manage-class';
import { Button } from '../../ui/button';
import { Section } from '../../ui/layout/section';
import { TwoStepButton } from '../../ui/two-step-button';
import styles from './classes.module.css';
import { LeaveButton } from './leave-button';
import { messages } from './messages';
import { OneFieldForm } from './one-field-form';
import type { TeacherProps } from './teacher-props';
import { useAction } from './use-action';

const texts = messages.settings;

export function SettingsPanel({ detail: { classID, name, archivedAt }, offline }: TeacherProps) {
  const { isBusy, run } = useAction();
  const disabled = offline || isBusy;
  return (
    <Section title={texts.title}>
      {offline && <p className={styles.quiet}>{messages.needsNetwork}</p>}
      <OneFieldForm
        key={name}
        label={texts.name}
        button={texts.rename}
        initial={name}
        disabled={disabled}
        field={{ maxLength: classLimits.nameLengthMax }}
        onSend={async (next) => (await run(() => manageClass({ classID, action: 'rename', name: next }))).ok}
      />
      <OneFieldForm
        label={texts.teacher}
        hint={texts.teacherHint}
        button={texts.addTeacher}
        disabled={disabled}
        field={{ autoCapitalize: 'off', maxLength: 64 }}
        onSend={async (username) =>
          (await run(() => manageClass({ classID, action: 'addTeacher', username }), texts.added(username)))
            .ok
        }
      />
      <div className={styles.ending}>
        {archivedAt ? (
          <Button
            small
            disabled={disabled}
            onClick={() => void run(() => manageClass({ classID, action: 'restore' }))}
          >
            {texts.restore}
          </Button>
        ) : (
          <TwoStepButton
            question={texts.confirmArchive}
            disabled={disabled}
            onConfirm={() => void run(() => manageClass({ classID, action: 'archive' }))}
          >
            {texts.archive}
          </TwoStepButton>
        )}
        {!archivedAt && <p className={styles.quiet}>{texts.archiveHint}</p>}
      </div>
      <LeaveButton classID={classID} offline={offline} />
    </Section>
  );
}

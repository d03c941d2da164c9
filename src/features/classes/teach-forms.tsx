import { useNavigate } from '@tanstack/react-router';
import { classLimits } from '../../../contract/class-limits';
import { isTeacherCode } from '../../../contract/rules/classes/class-code';
import { becomeTeacher, createClass } from '../../sync/classes/manage-class';
import { useAttempts } from '../../ui/form/use-attempts';
import { Section } from '../../ui/layout/section';
import styles from './classes.module.css';
import { messages } from './messages';
import { OneFieldForm } from './one-field-form';
import { useAction } from './use-action';

const texts = messages.teach;

export function MakeClass({ offline }: { offline: boolean }) {
  const { isBusy, run } = useAction();
  const navigate = useNavigate();
  const attempts = useAttempts();
  return (
    <Section title={texts.make}>
      <OneFieldForm
        label={texts.name}
        hint={offline ? messages.needsNetwork : texts.nameHint}
        button={texts.button}
        disabled={offline || isBusy}
        field={{ maxLength: classLimits.nameLengthMax }}
        onSend={async (name) => {
          const classID = attempts.idOf({ name });
          const { ok } = await run(() => createClass(classID, name));
          if (!ok) return false;
          attempts.done();
          void navigate({ to: '/classes/$classID', params: { classID } });
          return true;
        }}
      />
    </Section>
  );
}

export function BecomeTeacher({ hasCode, offline }: { hasCode: boolean; offline: boolean }) {
  const { isBusy, run } = useAction();
  return (
    <Section title={texts.become}>
      {!hasCode && <p className={styles.quiet}>{texts.withoutCode}</p>}
      {hasCode && (
        <OneFieldForm
          label={texts.code}
          hint={offline ? messages.needsNetwork : texts.withCode}
          button={texts.becomeButton}
          disabled={offline || isBusy}
          field={{ autoCapitalize: 'characters', maxLength: 24 }}
          check={(text) => (isTeacherCode(text) ? undefined : texts.codeWrong)}
          onSend={async (code) => (await run(() => becomeTeacher(code), texts.becameTeacher)).ok}
        />
      )}
    </Section>
  );
}

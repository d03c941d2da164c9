import { CopyButton } from '../../../ui/copy-button';
import { Section } from '../../../ui/layout/section';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from '../classes.module.css';
import { messages } from '../messages';
import type { TeacherProps } from '../teacher-props';
import { useAction } from '../use-action';
import { makeCodes } from './make-codes';

const texts = messages.shared;

/** Codes for students who take turns on a device. */
export function CodesPanel({ detail, offline }: TeacherProps) {
  const { classID, code, members = [], createsAccounts } = detail;
  const { isBusy, run } = useAction();
  if (!createsAccounts) return null;
  const usernames = members.filter(({ account }) => account?.mayReset).map(({ username }) => username);
  const address = `${location.origin}/shared`;
  return (
    <Section title={texts.title}>
      <p className={styles.quiet}>{texts.hint}</p>
      <p className={styles.address}>
        {address} <CopyButton text={address} label={texts.copyAddress} />
      </p>
      {!code && <p>{texts.needsClassCode}</p>}
      {usernames.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <div className={styles.row}>
          <TwoStepButton
            question={texts.confirm}
            disabled={offline || isBusy || !code}
            onConfirm={() => void run(() => makeCodes(classID, usernames), texts.made)}
          >
            {texts.makeAll(usernames.length)}
          </TwoStepButton>
          {offline && <span className={styles.quiet}>{messages.needsNetwork}</span>}
        </div>
      )}
    </Section>
  );
}

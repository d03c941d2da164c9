import { shownCode } from '../../../contract/rules/classes/class-code';
import { manageClass } from '../../sync/classes/manage-class';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Section } from '../../ui/layout/section';
import { QrCode } from '../../ui/qr/qr-code';
import { TwoStepButton } from '../../ui/two-step-button';
import styles from './classes.module.css';
import { messages } from './messages';
import type { TeacherProps } from './teacher-props';
import { useAction } from './use-action';

const texts = messages.code;

export function CodePanel({ detail: { classID, code }, offline }: TeacherProps) {
  const { isBusy, run } = useAction();
  const disabled = offline || isBusy;
  const change = (action: 'newCode' | 'closeCode') => void run(() => manageClass({ classID, action }));
  if (!code) {
    return (
      <Section title={texts.title}>
        <p className={styles.quiet}>{texts.closed}</p>
        <div className={styles.row}>
          <Button small disabled={disabled} onClick={() => change('newCode')}>
            {texts.open}
          </Button>
        </div>
      </Section>
    );
  }
  const address = `${location.origin}/classes/join#${code}`;
  return (
    <Section title={texts.title}>
      <div className={styles.code}>
        <QrCode text={address} label={texts.qrOf(address)} className={styles.qr} />
        <div>
          <p className={styles.letters}>{shownCode(code)}</p>
          <p className={styles.quiet}>{texts.hint}</p>
          <p className={styles.address}>
            {address} <CopyButton text={address} label={texts.copyLink} />
          </p>
          <div className={styles.row}>
            <TwoStepButton
              question={texts.confirmRenew}
              disabled={disabled}
              onConfirm={() => change('newCode')}
            >
              {texts.renew}
            </TwoStepButton>
            <Button small disabled={disabled} onClick={() => change('closeCode')}>
              {texts.close}
            </Button>
            {offline && <span className={styles.quiet}>{messages.needsNetwork}</span>}
          </div>
        </div>
      </div>
    </Section>
  );
}

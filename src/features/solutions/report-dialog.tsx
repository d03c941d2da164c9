import { type FormEvent, useState } from 'react';
import type { SharedSolution } from '../../../contract/entities/problem/shared-solution';
import { reportLimits } from '../../../contract/limits';
import { hasNoMail } from '../../../contract/rules/names/sign-in-name';
import { session } from '../../auth/session';
import { fileReport } from '../../data/work/reports';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextArea } from '../../ui/form/text-area';
import { showToast } from '../../ui/toast';
import { messages } from './messages';
import styles from './solutions.module.css';

interface ReportDialogProps {
  account: string;
  problemID: string;
  solution: SharedSolution;
  onClose(): void;
}

/** Goes to the reports of the installation, through the outbox. */
export function ReportDialog({ account, problemID, solution, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState('');
  const { submissionID } = solution;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    const { current } = session;
    const email = current.state === 'signedIn' && !hasNoMail(current.email) ? current.email : '';
    const page = `/problems/${encodeURIComponent(problemID)}/solutions?solution=${submissionID}`;
    try {
      await fileReport({
        account,
        type: 'other',
        description: reason.trim(),
        email,
        submissionID,
        currentURL: new URL(page, location.href).href,
        screenshot: undefined,
        screenWidth: screen.width,
        screenHeight: screen.height,
      });
      showToast(messages.sent);
      onClose();
    } catch (error) {
      console.error('The report could not be stored', error);
      showToast(messages.notSent, { tone: 'alert' });
    }
  };
  return (
    <Dialog title={messages.reportTitle} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <TextArea
          label={messages.reason}
          name="reason"
          hint={messages.reasonHint}
          problem={undefined}
          maxLength={reportLimits.descriptionLengthMax}
          value={reason}
          onType={setReason}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" look="primary" disabled={reason.trim() === ''}>
            {messages.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

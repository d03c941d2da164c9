import { type FormEvent, useId } from 'react';
import { reportLimits, reportTypes } from '../../../contract/limits';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/form/field';
import { Select } from '../../ui/select';
import { messages } from './messages';
import styles from './report.module.css';
import { ScreenshotField } from './screenshot-field';
import { type Report, useReport } from './use-report';

const typeOptions = reportTypes.map((value) => ({ value, label: messages.types[value] }));

/** Keeps the draft while the form is closed, so keep this mounted. */
export function ReportWriter({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const report = useReport();
  return isOpen && <ReportForm report={report} onClose={onClose} />;
}

/** BUG-2 … BUG-7 */
function ReportForm({ report, onClose }: { report: Report; onClose(): void }) {
  const { draft, email, change, isSending, problem, send } = report;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send().then((isDone) => isDone && onClose());
  };
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Select
          label={messages.type}
          value={draft.type}
          options={typeOptions}
          onChoose={(type) => change({ type })}
        />
        <div className={styles.text}>
          <label htmlFor={id}>{messages.description}</label>
          <textarea
            id={id}
            rows={5}
            required
            maxLength={reportLimits.descriptionLengthMax}
            // What is typed now would be lost when the form empties (BUG-8).
            readOnly={isSending}
            value={draft.description}
            aria-invalid={problem?.at === 'description'}
            aria-describedby={`${id}-problem`}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
          <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
            {problem?.at === 'description' && problem.text}
          </p>
        </div>
        <ScreenshotField screenshot={draft.screenshot} onChange={(screenshot) => change({ screenshot })} />
        <Field
          label={messages.email}
          type="email"
          autoComplete="email"
          value={email}
          problem={problem?.at === 'email' && problem.text}
          hint={messages.emailHint}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" look="primary" disabled={isSending}>
            {isSending ? messages.sending : messages.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { type FormEvent, useId } from 'react';
import { reportLimits, reportTypes } from '../../../contract/limits';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/form/field';
import { Select } from '../../ui/select';
import styles from './report.module.css';
import { ScreenshotField } from './screenshot-field';
import { type Report, useReport } from './use-report';

const typeLabels = { bug: 'Bug', feature: 'Feature Request', other: 'Other' } as const;
const typeOptions = reportTypes.map((value) => ({ value, label: typeLabels[value] }));

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
    <Dialog title="Tell us" onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Select
          label="What kind of report"
          value={draft.type}
          options={typeOptions}
          onChoose={(type) => change({ type })}
        />
        <div className={styles.text}>
          <label htmlFor={id}>What happened, or what do you wish?</label>
          <textarea
            id={id}
            rows={5}
            required
            maxLength={reportLimits.descriptionLengthMax}
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
          label="E-mail, if you may be asked"
          type="email"
          autoComplete="email"
          value={email}
          problem={problem?.at === 'email' && problem.text}
          hint="Without it the report is anonymous. The address of this page and the size of your screen go along."
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isSending}>
            {isSending ? 'Sending…' : 'Send'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminReport, ChangeReport } from '../../../../contract/entities/admin/reports';
import { anonymousReporter } from '../../../../contract/limits';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextArea } from '../../../ui/form/text-area';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from '../admin.module.css';
import { AdminState } from '../admin-state';
import { messages } from '../messages';
import { useAdmin, useAdminChange } from '../use-admin';
import { when } from '../when';

const texts = messages.reports;
const answerLengthMax = 5000;

export function ReportDialog({ report, onClose }: { report: AdminReport; onClose(): void }) {
  const { id, description, email, username, page, screen, receivedAt, closedAt, answer, solution } = report;
  const { isBusy, change } = useAdminChange();
  const [text, setText] = useState('');
  const send = async (body: ChangeReport, done: string) => {
    if (await change('adminChangeReport', body, done)) onClose();
  };
  return (
    <Dialog title={texts.types[report.type]} wide onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.text}>{description}</p>
        <dl className={styles.facts}>
          <dt>{texts.time}</dt>
          <dd>{when(receivedAt)}</dd>
          <dt>{texts.from}</dt>
          <dd>{[username, email].filter(Boolean).join(' · ')}</dd>
          <dt>{texts.page}</dt>
          <dd>{texts.pageOf(page, screen.width, screen.height)}</dd>
          {solution && (
            <>
              <dt>{texts.solution}</dt>
              <dd>
                <Link
                  to="/problems/$problemID/solutions"
                  params={{ problemID: solution.problemID }}
                  search={{ solution: solution.submissionID }}
                >
                  {texts.solutionOf(solution.problemID, solution.username)}
                </Link>
              </dd>
              {solution.isHidden && <dd>{texts.solutionHidden}</dd>}
            </>
          )}
          {answer !== null && (
            <>
              <dt>{texts.answer}</dt>
              <dd className={styles.text}>{answer}</dd>
            </>
          )}
        </dl>
        {report.hasScreenshot && <Screenshot id={id} />}
        {email === anonymousReporter ? (
          <p className={styles.quiet}>{texts.anonymous}</p>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void send({ action: 'answer', id, text }, texts.answered);
            }}
          >
            <TextArea
              label={texts.answer}
              name="answer"
              hint={texts.answerHint}
              problem={undefined}
              maxLength={answerLengthMax}
              value={text}
              onType={setText}
            />
            <Button type="submit" small look="primary" disabled={isBusy || text.trim() === ''}>
              {texts.sendAnswer}
            </Button>
          </form>
        )}
        <div className={styles.row}>
          <Button
            small
            disabled={isBusy}
            onClick={() => void send({ action: closedAt === null ? 'close' : 'reopen', id }, texts.changed)}
          >
            {closedAt === null ? texts.close : texts.reopen}
          </Button>
          {solution && (
            <Button
              small
              disabled={isBusy}
              onClick={() =>
                void send({ action: solution.isHidden ? 'showSolution' : 'hideSolution', id }, texts.changed)
              }
            >
              {solution.isHidden ? texts.showSolution : texts.hideSolution}
            </Button>
          )}
          <TwoStepButton
            question={texts.confirmDelete}
            disabled={isBusy}
            onConfirm={() => void send({ action: 'delete', id }, texts.deleted)}
          >
            {texts.delete}
          </TwoStepButton>
        </div>
      </div>
    </Dialog>
  );
}

function Screenshot({ id }: { id: string }) {
  const picture = useAdmin('adminScreenshot', { params: { id } });
  return (
    <AdminState of={picture}>
      {({ url }) => <img src={url} alt={texts.screenshot} className={styles.screenshot} />}
    </AdminState>
  );
}

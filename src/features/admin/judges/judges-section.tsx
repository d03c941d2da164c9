import { useCallback } from 'react';
import type { AdminJudges, ChangeJudges } from '../../../../contract/entities/admin/judges';
import { useRefresh } from '../../../parts/local-copies/use-refresh';
import { Button } from '../../../ui/button';
import { Section } from '../../../ui/layout/section';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from '../admin.module.css';
import { AdminState } from '../admin-state';
import { messages } from '../messages';
import { AdminTable, type Column } from '../table/admin-table';
import { useAdmin, useAdminChange } from '../use-admin';
import { when } from '../when';

const texts = messages.judges;
const refreshMs = 4000;

type Judge = AdminJudges['judges'][number];

export function JudgesSection() {
  const judges = useAdmin('adminJudges');
  const { isBusy, change } = useAdminChange();
  const { reload, replace } = judges;
  useRefresh(
    useCallback(() => !isBusy && reload(), [isBusy, reload]),
    refreshMs,
    isBusy,
  );
  const send = async (body: ChangeJudges, done: string) => {
    const changed = await change('adminChangeJudges', body, done);
    if (changed) replace(changed);
  };
  const columns: readonly Column<Judge>[] = [
    { name: texts.host, cell: ({ host, id }) => host || id },
    { name: texts.state, cell: (judge) => <JudgeState judge={judge} /> },
    { name: texts.jobs, cell: (judge) => <Jobs judge={judge} /> },
    { name: texts.languages, cell: ({ languages }) => languages.join(', ') || messages.none },
    { name: texts.since, cell: ({ startedAt }) => when(startedAt) },
    {
      name: texts.actions,
      cell: ({ id, control }) => (
        <span className={styles.marks}>
          {control !== 'run' && (
            <Button
              small
              disabled={isBusy}
              onClick={() => void send({ action: 'resume', id }, texts.resumed)}
            >
              {texts.resume}
            </Button>
          )}
          {control === 'run' && (
            <Button small disabled={isBusy} onClick={() => void send({ action: 'drain', id }, texts.drained)}>
              {texts.drain}
            </Button>
          )}
          {control !== 'pause' && (
            <TwoStepButton
              question={texts.confirmPause}
              disabled={isBusy}
              onConfirm={() => void send({ action: 'pause', id }, texts.paused)}
            >
              {texts.pause}
            </TwoStepButton>
          )}
        </span>
      ),
    },
  ];
  return (
    <AdminState of={judges}>
      {(data) => (
        <>
          <Section title={texts.queue}>
            <Queue
              queue={data.queue}
              isBusy={isBusy}
              onRequeue={() => void send({ action: 'requeue' }, texts.requeued)}
            />
          </Section>
          <Section title={texts.title}>
            <p className={styles.quiet}>{texts.hint}</p>
            {data.judges.length === 0 && <p role="status">{texts.nobody}</p>}
            {data.judges.length > 0 && (
              <AdminTable label={texts.title} columns={columns} rows={data.judges} keyOf={({ id }) => id} />
            )}
          </Section>
        </>
      )}
    </AdminState>
  );
}

function JudgeState({ judge: { isAlive, control, seenAt } }: { judge: Judge }) {
  if (!isAlive) return <span className={styles.alert}>{texts.away(when(seenAt))}</span>;
  return <span className={control === 'run' ? styles.safe : styles.mark}>{texts.controls[control]}</span>;
}

function Jobs({ judge: { jobs, slots } }: { judge: Judge }) {
  return (
    <>
      <span>{texts.busy(jobs.length, slots)}</span>
      {jobs.map(({ id, language, kind, since }) => (
        <span key={id} className={styles.changes}>
          {texts.job(texts.kinds[kind], language, id, when(since))}
        </span>
      ))}
    </>
  );
}

interface QueueProps {
  queue: AdminJudges['queue'];
  isBusy: boolean;
  onRequeue(): void;
}

function Queue({ queue: { waiting, running, oldestAt, stuck, isPaused }, isBusy, onRequeue }: QueueProps) {
  return (
    <>
      {isPaused && <p>{texts.isPaused}</p>}
      <dl className={styles.facts}>
        <dt>{texts.waiting}</dt>
        <dd>{waiting}</dd>
        <dt>{texts.running}</dt>
        <dd>{running}</dd>
        <dt>{texts.oldest}</dt>
        <dd>{oldestAt === null ? messages.none : when(oldestAt)}</dd>
        <dt>{texts.stuck}</dt>
        <dd>{stuck}</dd>
      </dl>
      {stuck > 0 && (
        <div className={styles.row}>
          <TwoStepButton question={texts.confirmRequeue(stuck)} disabled={isBusy} onConfirm={onRequeue}>
            {texts.requeue}
          </TwoStepButton>
        </div>
      )}
    </>
  );
}

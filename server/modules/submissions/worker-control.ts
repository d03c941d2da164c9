import { sql } from 'kysely';
import type { JudgeControl, RunningJob } from '../../../contract/entities/admin/judges';
import type { Notifications } from '../../platform/database/notifications';
import type { Database } from '../../platform/database/open';
import type { JudgeJob } from '../../platform/queue';
import { settingsChannel } from '../../platform/settings/live-settings';

/** The payload is the id of a judge. */
export const controlChannel = 'judge_control';

/** Writes the running jobs at most this often. */
const writeAfterMs = 200;

/**
 * How administrators pause and drain this judge, through the database: it may run on another computer. The state
 * is read before and after each job is taken, so no job begins after a pause was committed.
 */
export class WorkerControl {
  private pausing = new AbortController();
  private readonly running = new Map<JudgeJob, RunningJob>();
  private timer: NodeJS.Timeout | undefined;
  private readonly unsubscribe: readonly (() => void)[];
  private readonly db: Database;
  private readonly id: string;

  /** @param changed called after each change of the state */
  constructor(
    db: Database,
    id: string,
    notifications: Pick<Notifications, 'subscribe'>,
    changed: () => void,
  ) {
    this.db = db;
    this.id = id;
    const hear = () => void this.mayTake().then(changed, changed);
    this.unsubscribe = [
      notifications.subscribe(controlChannel, (of) => (of === '' || of === id) && hear()),
      notifications.subscribe(settingsChannel, hear),
    ];
  }

  /** Aborts when this judge is paused: running jobs return to the queue. */
  get signal(): AbortSignal {
    return this.pausing.signal;
  }

  async mayTake(): Promise<boolean> {
    const { rows } = await sql<{ control: JudgeControl; paused: boolean }>`
      select control, exists (select from settings where name = 'judging' and value = '"paused"') as paused
        from judge_workers where id = ${this.id}`.execute(this.db);
    // Without its row, which comes back in seconds, the judge continues.
    const { control = 'run', paused = false } = rows[0] ?? {};
    if (control === 'pause') this.pausing.abort(new Error('An administrator paused this judge.'));
    else if (this.pausing.signal.aborted) this.pausing = new AbortController();
    return control === 'run' && !paused;
  }

  began(job: JudgeJob): void {
    const kind = job.isRun ? 'run' : job.rejudgeID ? 'rejudge' : 'submission';
    const { submissionID, language } = job;
    this.running.set(job, { id: submissionID, kind, language, since: new Date().toISOString() });
    this.writeSoon();
  }

  ended(job: JudgeJob): void {
    this.running.delete(job);
    this.writeSoon();
  }

  close(): void {
    clearTimeout(this.timer);
    for (const stop of this.unsubscribe) stop();
  }

  private writeSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      // Only for administrators to see; the next change writes it again.
      this.write().catch(() => {});
    }, writeAfterMs);
  }

  private async write(): Promise<void> {
    const jobs = JSON.stringify([...this.running.values()]);
    await this.db.updateTable('judge_workers').set({ jobs }).where('id', '=', this.id).execute();
  }
}

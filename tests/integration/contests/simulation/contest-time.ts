import { query } from '../../../support/product/postgres';
import { eventually } from '../../client';

const minuteMs = 60_000;

/**
 * Compressed time: instead of waiting, everything that the server stored about the contest moves into the past. Real
 * time passes as well.
 */
export class ContestTime {
  readonly #databaseUrl: string;
  readonly #slug: string;
  readonly #pass: (slug: string, minutes: number) => Promise<void>;
  #beganMs = Date.now();
  #skippedMs = 0;

  constructor(databaseUrl: string, slug: string, pass: (slug: string, minutes: number) => Promise<void>) {
    this.#databaseUrl = databaseUrl;
    this.#slug = slug;
    this.#pass = pass;
  }

  /** The contest and all runs begin now. */
  async begin(lengthMinutes: number): Promise<void> {
    this.#beganMs = Date.now();
    const began = new Date(this.#beganMs);
    const ends = new Date(this.#beganMs + lengthMinutes * minuteMs);
    await this.#change('update contests set start_time = $2, end_time = $3 where slug = $1', [began, ends]);
    await this.#change(
      'update contest_runs set started_at = $2 where contest_pk = (select pk from contests where slug = $1)',
      [began],
    );
  }

  /** Since the begin. */
  elapsedMs(): number {
    return Math.round(this.#skippedMs + Date.now() - this.#beganMs);
  }

  /** What a correct clock that began with the contest shows. */
  deviceNowMs(): number {
    return this.#beganMs + this.elapsedMs();
  }

  /**
   * Nobody may send anything meanwhile. The judge must be idle: it would read times of before and after the move.
   * @returns by how many ms the contest moved
   */
  async advanceTo(minute: number): Promise<number> {
    await this.whenJudged();
    const stepMs = Math.round(minute * minuteMs - this.elapsedMs());
    if (stepMs <= 0) return 0;
    await this.#pass(this.#slug, stepMs / minuteMs);
    await this.#change(
      `update contest_entries set written_time = written_time - $2::interval, received_time = received_time - $2::interval,
        committed_at = committed_at - $2::interval, draft_at = draft_at - $2::interval, contact_at = contact_at - $2::interval
        where contest_pk = (select pk from contests where slug = $1)`,
      [`${stepMs} milliseconds`],
    );
    this.#skippedMs += stepMs;
    return stepMs;
  }

  async whenJudged(): Promise<void> {
    await eventually(async () => {
      const [row] = await this.#change<{ waiting: number }>(
        `select count(*)::int as waiting from contest_entries
          where contest_pk = (select pk from contests where slug = $1) and score is null and state in ('counted', 'late')`,
        [],
      );
      return row?.waiting === 0 ? true : undefined;
    }, 300_000);
  }

  #change<T extends object>(text: string, values: unknown[]): Promise<T[]> {
    return query<T>(this.#databaseUrl, text, [this.#slug, ...values]);
  }
}

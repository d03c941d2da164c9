import { createHash } from 'node:crypto';
import {
  answerText,
  draftText,
  type EntryContent,
  entryText,
} from '../../contract/rules/contest/submission-chain';
import { query } from '../support/product/postgres';
import type { Person } from './client';
import { contestClient } from './contest-client';

const minuteMs = 60_000;

/** Devices in a run that choose the times of their entries and the content of their contacts. */
export function contestDevices(url: () => string, databaseUrl: () => string) {
  const { register, start, answer, post } = contestClient(url);

  /** As if this many minutes had passed for the contest and for its runs. */
  async function pass(slug: string, minutes: number): Promise<void> {
    const by = `interval '${minutes} minutes'`;
    const ofContest = 'contest_pk = (select pk from contests where slug = $1)';
    const removed = `coalesce((select jsonb_agg(jsonb_build_object('from', to_char((cut->>'from')::timestamptz at time zone 'UTC' - ${by}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'to', to_char((cut->>'to')::timestamptz at time zone 'UTC' - ${by}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) from jsonb_array_elements(removed) cut), '[]')`;
    await query(
      databaseUrl(),
      `update contests set start_time = start_time - ${by}, end_time = end_time - ${by},
        paused_since = paused_since - ${by}, removed = ${removed} where slug = $1`,
      [slug],
    );
    await query(
      databaseUrl(),
      `update contest_runs set started_at = started_at - ${by}, last_contact = last_contact - ${by},
        left_at = left_at - ${by}, ended_at = ended_at - ${by}, device_offset_ms = coalesce(device_offset_ms, 0) - ${minutes * minuteMs}
        where ${ofContest}`,
      [slug],
    );
    await query(
      databaseUrl(),
      `update contest_commitments set committed_at = committed_at - ${by} where ${ofContest}`,
      [slug],
    );
    await query(databaseUrl(), `update contest_drafts set first_at = first_at - ${by} where ${ofContest}`, [
      slug,
    ]);
    await query(databaseUrl(), `update contest_events set at = at - ${by} where ${ofContest}`, [slug]);
  }

  /** @param skewMs how far the device's clock is ahead; undefined: it does not report its clock */
  async function device(person: Person, slug: string, minutesAgo: number, skewMs?: number) {
    await register(person, slug);
    const clock = skewMs !== undefined && { deviceTime: new Date(Date.now() + skewMs).toISOString() };
    const { run } = await start(person, slug, clock || {});
    await pass(slug, minutesAgo);
    const startedMs = Date.parse(run.startedAt) + (skewMs ?? 0);
    let { sequence, previousHash } = run;
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const answerOf = (problemID: string, said: string) => ({
      contestSlug: slug,
      problemID,
      language: '',
      content: answerText(said),
    });
    const programOf = (problemID: string, content: string) => ({
      contestSlug: slug,
      problemID,
      language: 'PYTHON3',
      content,
    });
    const chain = (minute: number, what: EntryContent, more: object) => {
      sequence += 1;
      const deviceTime = new Date(startedMs + minute * minuteMs).toISOString();
      const elapsedMs = Math.round(minute * minuteMs);
      const entry = { sequence, previousHash, elapsedMs, deviceTime, ...more };
      previousHash = sha256(entryText(entry, what));
      return { run: entry, hash: previousHash };
    };
    return {
      /** As the page would send it with a contact. */
      draft: (problemID: string, code: string) => ({ hash: sha256(draftText(programOf(problemID, code))) }),
      /** Our page does not send these. */
      answerDraft: (problemID: string, said: string) => ({
        hash: sha256(draftText(answerOf(problemID, said))),
      }),
      write(minute: number, problemID: string, said: string, more: object = {}) {
        return { ...chain(minute, answerOf(problemID, said), more), problemID, said };
      },
      writeCode(minute: number, problemID: string, code: string, more: object = {}) {
        return { ...chain(minute, programOf(problemID, code), more), problemID, code };
      },
      sendCode: ({ run: entry, problemID, code }: { run: object; problemID: string; code: string }) =>
        post<{ contest: { state: string; reason?: string } }>(
          '/code/submit',
          { code, language: 'PYTHON3', problemID, type: 'contest', contestSlug: slug, run: entry },
          person,
        ),
      send: (
        { run: entry, problemID, said }: { run: object; problemID: string; said: string },
        more: object = {},
      ) => answer(person, slug, problemID, said, { run: entry, ...more }),
      contact: (
        minute: number,
        pending: { run: { sequence: number }; hash: string }[] = [],
        more: object = {},
      ) =>
        post<{ run: { isBlocked: boolean } }>(
          '/contests/contact',
          {
            contestSlug: slug,
            device: 'phone',
            sequence,
            elapsedMs: Math.round(minute * minuteMs),
            pending: pending.map(({ run: { sequence: number }, hash }) => ({ sequence: number, hash })),
            ...more,
          },
          person,
        ),
    };
  }
  return { pass, device };
}

import type { ServerStatus } from '../../../contract/entities/status';
import { messages } from './messages';

const texts = messages.status;

/** limited: works with a restriction · unknown: the server cannot be reached. */
export type Health = 'good' | 'limited' | 'bad' | 'unknown';

export interface StatusPart {
  name: string;
  health: Health;
  /** One or two words. */
  state: string;
  detail?: string;
}

/** `asking`: the report is an older one, and the request is running. */
export type Contact = 'answered' | 'asking' | 'none';

/** Only the API reports on the others; without it, their last known state is shown. */
export function describeParts(status: ServerStatus, contact: Contact): StatusPart[] {
  const others = [describeDatabase(status.database), describeQueue(status), describeSandbox(status.judge)];
  return [
    describeApi(status.ok, contact),
    ...(contact === 'answered'
      ? others
      : others.map(({ name, state }) => ({
          name,
          health: 'unknown' as const,
          state: texts.unknown,
          detail: texts.lastKnown(state),
        }))),
  ];
}

function describeApi(ok: boolean, contact: Contact): StatusPart {
  if (contact === 'none') return { name: texts.api, health: 'bad', state: texts.noAnswer };
  if (contact === 'asking') return { name: texts.api, health: 'unknown', state: texts.checking };
  return ok
    ? { name: texts.api, health: 'good', state: texts.working }
    : { name: texts.api, health: 'limited', state: texts.workingWithFaults };
}

function describeDatabase({ ok, kind, latencyMs }: ServerStatus['database']): StatusPart {
  const database = kind === 'embedded' ? texts.embeddedDatabase : texts.externalDatabase;
  return {
    name: texts.database,
    health: ok ? 'good' : 'bad',
    state: ok ? texts.working : texts.notAnswering,
    detail: latencyMs === undefined ? database : texts.answeredIn(database, latencyMs),
  };
}

function describeQueue({ queue, judge }: ServerStatus): StatusPart {
  const load = texts.load(queue.waiting, queue.running);
  if (!queue.ok) return { name: texts.judgeQueue, health: 'bad', state: texts.stopped, detail: load };
  if (judge.workers === 0)
    return { name: texts.judgeQueue, health: 'limited', state: texts.noJudge, detail: load };
  return {
    name: texts.judgeQueue,
    health: 'good',
    state: texts.working,
    detail: texts.loadOfWorkers(load, judge.workers),
  };
}

function describeSandbox({ workers, sandbox, reason }: ServerStatus['judge']): StatusPart {
  if (workers === 0) {
    return {
      name: texts.sandbox,
      health: 'bad',
      state: texts.notInUse,
      detail: reason ?? texts.noJudgeRunning,
    };
  }
  const detail = [texts.sandboxes[sandbox], reason].filter(Boolean).join(' ');
  const health = sandbox === 'none' ? 'bad' : sandbox === 'landlock' ? 'limited' : 'good';
  return { name: texts.sandbox, health, state: sandbox === 'none' ? texts.missing : texts.working, detail };
}

export function summarize(status: ServerStatus): { health: Health; text: string } {
  const { ok, database, queue, judge, languages } = status;
  if (!ok || !database.ok || !queue.ok) return { health: 'bad', text: texts.someBroken };
  if (judge.workers === 0) return { health: 'limited', text: texts.noJudging };
  const absent = languages.filter(({ available }) => !available).length;
  if (absent === languages.length) return { health: 'bad', text: texts.noLanguages };
  if (absent > 0) return { health: 'limited', text: texts.languagesMissing(absent) };
  return { health: 'good', text: texts.allWorking };
}

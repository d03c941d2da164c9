import type { ServerStatus } from '../../../contract/entities/status';
import { counted } from '../../lib/words';

/** limited: works with a restriction · unknown: the server cannot be reached. */
export type Health = 'good' | 'limited' | 'bad' | 'unknown';

export const notKnown = 'Not known';

export interface StatusPart {
  name: string;
  health: Health;
  /** One or two words. */
  state: string;
  detail?: string;
}

const sandboxTexts: Record<ServerStatus['judge']['sandbox'], string> = {
  cgroup: 'Programs run in namespaces of their own, measured by control groups.',
  userns: 'Programs run in namespaces of their own; memory and time are measured by process.',
  landlock: 'Programs are confined by Landlock and a filter of system calls.',
  none: 'Programs cannot be confined here, so none is run.',
};

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
          state: notKnown,
          detail: `Last known: ${state}`,
        }))),
  ];
}

function describeApi(ok: boolean, contact: Contact): StatusPart {
  if (contact === 'none') return { name: 'API', health: 'bad', state: 'No answer' };
  if (contact === 'asking') return { name: 'API', health: 'unknown', state: 'Asking…' };
  return { name: 'API', health: ok ? 'good' : 'limited', state: ok ? 'Answering' : 'Answering, with faults' };
}

function describeDatabase({ ok, kind, latencyMs }: ServerStatus['database']): StatusPart {
  const place = kind === 'embedded' ? 'Runs beside the server' : 'A server of its own';
  const latency = latencyMs === undefined ? '' : `; answered in ${latencyMs} ms`;
  return {
    name: 'Database',
    health: ok ? 'good' : 'bad',
    state: ok ? 'Working' : 'Not answering',
    detail: place + latency,
  };
}

function describeQueue({ queue, judge }: ServerStatus): StatusPart {
  const load = `${counted(queue.waiting, 'submission')} waiting, ${queue.running} being judged`;
  if (!queue.ok) return { name: 'Judge queue', health: 'bad', state: 'Stopped', detail: load };
  if (judge.workers === 0)
    return { name: 'Judge queue', health: 'limited', state: 'Nobody judges', detail: load };
  return {
    name: 'Judge queue',
    health: 'good',
    state: 'Moving',
    detail: `${load}; ${counted(judge.workers, 'worker')}`,
  };
}

function describeSandbox({ workers, sandbox, reason }: ServerStatus['judge']): StatusPart {
  if (workers === 0) {
    return { name: 'Sandbox', health: 'bad', state: 'Not in use', detail: reason ?? 'No judge is running.' };
  }
  const detail = [sandboxTexts[sandbox], reason].filter(Boolean).join(' ');
  const health = sandbox === 'none' ? 'bad' : sandbox === 'landlock' ? 'limited' : 'good';
  return { name: 'Sandbox', health, state: sandbox === 'none' ? 'Missing' : 'Working', detail };
}

export function summarize(status: ServerStatus): { health: Health; text: string } {
  const { ok, database, queue, judge, languages } = status;
  if (!ok || !database.ok || !queue.ok) return { health: 'bad', text: 'Some parts are not working.' };
  if (judge.workers === 0) return { health: 'limited', text: 'Everything but judging works.' };
  const absent = languages.filter(({ available }) => !available).length;
  if (absent === languages.length) return { health: 'bad', text: 'No language can be judged.' };
  if (absent > 0)
    return { health: 'limited', text: `Working; ${counted(absent, 'language')} cannot be judged.` };
  return { health: 'good', text: 'Everything is working.' };
}

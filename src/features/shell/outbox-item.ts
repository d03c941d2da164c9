/** An entry of the outbox in words: what it is, how far it got, what can be done about it. Pure. */
import { type Language, languageLabels } from '../../../contract/limits';
import { verdictLabels } from '../../../contract/rules/verdicts';
import type { Receipt } from '../../data/app-rows';
import type { EntryState, OutboxKind } from '../../data/outbox-entry';
import type { EntryWithThing, OutboxThing } from '../../data/outbox-things';

export interface OutboxItem {
  what: string;
  detail: string;
  /** Where it was written, and can be changed. */
  place:
    | { to: '/code/$problemID' | '/quiz/$problemID'; problemID: string }
    | { to: '/profile' }
    | { to: '/contests/create' }
    | { to: '/problems/create' }
    | { to: '/problems/$problemID'; problemID: string }
    | { to: '/contests/$contestSlug'; contestSlug: string }
    | { to: '/contests/$contestSlug/code'; contestSlug: string; problemID: string }
    | null;
  /** What one can do there: change it, or only see what it belongs to. */
  placeLabel: 'Edit' | 'Open';
  receipt: Receipt;
  /** What stands at the far shore; null for what nobody judges. */
  end: string | null;
  good: boolean;
  /** What happened when, in order. */
  times: readonly { label: string; atMs: number }[];
  refusal: { error: string; message: string } | null;
  /** Why the last try did not come through, while it is tried again. */
  lastTry: string | null;
  /** Why it is not sent, or sent and not judged, while something else has to be decided first. */
  blocked: string | null;
}

const kindWords: Record<OutboxKind, string> = {
  codeSubmit: 'Code',
  answersSubmit: 'Answer',
  codeRun: 'Run of the samples',
  profileUpdate: 'Profile',
  bugReport: 'Report',
  contestRegister: 'Registration',
  contestFinish: 'End of a contest',
  contestEvents: 'Proctoring',
  contestCreate: 'New contest',
  contestAsk: 'Question to the organiser',
  problemCreate: 'New problem',
};
const receiptOf: Record<EntryState, Receipt> = {
  queued: 'saved',
  inflight: 'saved',
  paused: 'signInNeeded',
  blocked: 'saved',
  done: 'sent',
  refused: 'refused',
};

/** Null for what there is nothing to say of: a run that a later one took the place of. */
export function describeEntry({ entry, thing, title }: EntryWithThing): OutboxItem | null {
  if (!thing && entry.kind === 'codeRun') return null;
  const row = thing?.row;
  const receipt = row?.receipt ?? receiptOf[entry.state];
  const refused = receipt === 'refused' ? (row?.refusal ?? entry.error) : undefined;
  return {
    what: title ?? (row && 'problemID' in row ? row.problemID : (kindWords[entry.kind] ?? 'Something')),
    detail: detailOf(thing),
    place: placeOf(thing),
    placeLabel: placeLabelOf(entry.kind),
    receipt,
    ...farShore(thing),
    times: [
      { label: 'Written', atMs: entry.createdAt },
      ...(entry.state === 'done' && entry.settledAt ? [{ label: 'sent', atMs: entry.settledAt }] : []),
      ...(thing?.kind === 'codeSubmit' && thing.row.judgingAt
        ? [{ label: 'judging began', atMs: thing.row.judgingAt }]
        : []),
      ...(thing?.kind === 'codeSubmit' && thing.row.judgedAt
        ? [{ label: 'judged', atMs: thing.row.judgedAt }]
        : []),
    ],
    refusal: refused ? { error: refused.error, message: refused.message } : null,
    lastTry: entry.state === 'queued' ? (entry.error?.message ?? null) : null,
    blocked: entry.state === 'blocked' ? (entry.error?.message ?? null) : setAside(thing),
  };
}

function detailOf(thing: OutboxThing | undefined): string {
  switch (thing?.kind) {
    case 'codeSubmit':
      return languageLabels[thing.row.language];
    case 'codeRun':
      return `${kindWords.codeRun}, ${languageLabels[thing.row.language]}`;
    case 'answersSubmit':
      return kindWords.answersSubmit;
    case 'profileUpdate':
      return Object.keys(thing.row.changes).map(fieldWord).join(', ');
    case 'bugReport':
      return excerpt(thing.row.description);
    case 'contestRegister':
    case 'contestFinish':
    case 'contestEvents':
      return thing.row.contestName;
    case 'contestAsk':
      return excerpt(thing.row.text);
    case 'contestCreate':
    case 'problemCreate':
      return thing.row.name;
    default:
      return '';
  }
}

const excerptLength = 60;
const excerpt = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text;

const fieldWords: Record<string, string> = {
  displayName: 'display name',
  avatar: 'picture',
  preferences: 'settings',
};
const fieldWord = (field: string) => fieldWords[field] ?? field;

function placeOf(thing: OutboxThing | undefined): OutboxItem['place'] {
  switch (thing?.kind) {
    case 'codeSubmit':
    case 'codeRun':
    case 'answersSubmit': {
      const { problemID, contestSlug } = thing.row;
      // A contest has its own code and answers, and its problems may be nowhere else.
      if (contestSlug !== undefined) return { to: '/contests/$contestSlug/code', contestSlug, problemID };
      return { to: thing.kind === 'answersSubmit' ? '/quiz/$problemID' : '/code/$problemID', problemID };
    }
    case 'profileUpdate':
      return { to: '/profile' };
    case 'contestRegister':
    case 'contestFinish':
    case 'contestEvents':
    case 'contestAsk':
      return { to: '/contests/$contestSlug', contestSlug: thing.row.contestSlug };
    case 'contestCreate':
      return thing.row.slug === undefined
        ? { to: '/contests/create' }
        : { to: '/contests/$contestSlug', contestSlug: thing.row.slug };
    case 'problemCreate':
      return thing.row.createdID === undefined
        ? { to: '/problems/create' }
        : { to: '/problems/$problemID', problemID: thing.row.createdID };
    default:
      return null;
  }
}

function placeLabelOf(kind: OutboxKind): OutboxItem['placeLabel'] {
  const isFixed = kind === 'contestRegister' || kind === 'contestFinish' || kind === 'contestEvents';
  return isFixed ? 'Open' : 'Edit';
}

/** What was handed in during a contest and is not judged, or never will be, says why. */
function setAside(thing: OutboxThing | undefined): string | null {
  if (thing?.kind !== 'codeSubmit') return null;
  const standing = thing.row.state?.contest ?? thing.row.contest;
  if (standing?.state !== 'held' && standing?.state !== 'refused') return null;
  const what = standing.state === 'held' ? 'Held for review.' : 'Does not count.';
  return standing.reason ? `${what} ${standing.reason}` : what;
}

/** What became of it, or the word for what it waits for. */
function farShore(thing: OutboxThing | undefined): Pick<OutboxItem, 'end' | 'good'> {
  switch (thing?.kind) {
    case 'codeSubmit': {
      const verdict = thing.row.state?.verdict;
      return { end: verdict ? verdictLabels[verdict] : 'Verdict', good: verdict === 'AC' };
    }
    case 'codeRun':
      return {
        end: thing.row.receipt === 'judged' ? 'Samples run' : kindWords.codeRun,
        good: thing.row.receipt === 'judged',
      };
    case 'answersSubmit': {
      const { result } = thing.row;
      if (!result) return { end: 'Result', good: false };
      return { end: result.correct ? 'Right' : 'Not right', good: result.correct };
    }
    default:
      return { end: null, good: false };
  }
}

const extensions: Record<Language, string> = {
  PYTHON3: 'py',
  JAVA8: 'java',
  CPP17: 'cpp',
  JAVASCRIPT_NODE: 'js',
};

/** What was written, as a file to keep: a program as itself, everything else as JSON. Null when nothing of it is left. */
export function exportFile(thing: OutboxThing | undefined): { name: string; text: string } | null {
  if (!thing) return null;
  if (thing.kind === 'codeSubmit' || thing.kind === 'codeRun') {
    const { problemID, language, code } = thing.row;
    return { name: `${problemID}.${extensions[language]}`, text: code };
  }
  if (thing.kind === 'answersSubmit') {
    const { problemID, answer } = thing.row;
    return { name: `${problemID}.json`, text: JSON.stringify({ problemID, answer }, null, 2) };
  }
  if (thing.kind === 'contestRegister') return null;
  // They are saved with all they carry, to be read in elsewhere (`exportEntry`).
  if (thing.kind === 'contestCreate' || thing.kind === 'problemCreate') return null;
  if (thing.kind === 'contestFinish' || thing.kind === 'contestEvents') return null;
  if (thing.kind === 'contestAsk') return { name: 'question.txt', text: thing.row.text };
  if (thing.kind === 'bugReport') return { name: 'report.txt', text: thing.row.description };
  return { name: 'profile.json', text: JSON.stringify(thing.row.changes, null, 2) };
}

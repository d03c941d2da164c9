/**
 * Splits the work of an account that leaves a shared device, if it does not fit into one seal. Apart from the code that
 * seals, because every page loads that.
 */
import { outboxCalls } from '../../../contract/entities/outbox';
import { sharedDeviceLimits } from '../../../contract/shared-device-limits';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { WizardDraftRow } from '../db/app-rows';
import { forgetAccount } from '../device-work/forget-account';
import { intentOf } from '../intents/intent-of';
import { workTable } from '../intents/receipts';
import { type KeptRow, restoreKeptRows } from '../shared-device/account-rows';
import type { LeftContent } from '../shared-device/collect-work';
import { withBytes } from '../shared-device/with-bytes';

/** What no seal can hold. */
interface TooLarge {
  rows: KeptRow[];
  /** Of outbox entries. */
  ids: string[];
}

interface SplitWork {
  /** In this order. Each has its share of everything. */
  pieces: LeftContent[];
  tooLarge: TooLarge;
}

/** What stays together. */
interface Part {
  bytes: number;
  /** The server processes it. */
  isSent: boolean;
  /** Entries of a stream keep their order. */
  stream?: string;
  add(piece: LeftContent, isFirst: boolean): void;
}

const encoder = new TextEncoder();
/** With the comma that follows. */
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length + 1;
/** A seal is base64 of the JSON and of a tag of 16 bytes. */
const jsonBytesMax = (sealedBytes: number) => Math.floor(sealedBytes / 4) * 3 - 16;

/** @returns undefined: a draft or an answer alone does not fit */
export function splitLeft(
  whole: LeftContent,
  sealedBytesMax: number = sharedDeviceLimits.sealedBytesMax,
): SplitWork | undefined {
  const emptyPiece = (): LeftContent => ({
    ...whole,
    sends: [],
    drafts: [],
    work: { ...whole.work, items: [], drafts: [], answers: [], rows: [] },
  });
  const room = jsonBytesMax(sealedBytesMax) - bytesOf(emptyPiece());
  const typed = [...draftParts(whole), ...answerParts(whole)];
  if (typed.some(({ bytes }) => bytes > room)) return undefined;
  const tooLarge: TooLarge = { rows: [], ids: [] };
  const parts = [...itemParts(whole, room, tooLarge), ...typed, ...rowParts(whole, room, tooLarge)];
  const pieces = place(parts, room).map((placed, n) => {
    const piece = emptyPiece();
    for (const part of placed) part.add(piece, n === 0);
    return piece;
  });
  return { pieces, tooLarge };
}

const processed: ReadonlySet<string> = new Set<string>(outboxCalls);

function itemParts({ sends, work }: LeftContent, room: number, tooLarge: TooLarge): Part[] {
  const sendOf = new Map(sends.map((send) => [send.key, send]));
  const stopped = new Set<string>();
  return work.items.flatMap((item) => {
    const send = sendOf.get(item.id);
    const alone = bytesOf(item);
    const isDue = send !== undefined && processed.has(send.call) && !stopped.has(send.stream);
    const bytes = isDue ? alone + bytesOf(send) : alone;
    const isSent = isDue && bytes <= room;
    // As on the server: the following entries of the stream wait for the owner too.
    if (send && !isSent) stopped.add(send.stream);
    if (alone > room) {
      tooLarge.ids.push(item.id);
      return [];
    }
    const part: Part = {
      bytes: isSent ? bytes : alone,
      isSent,
      ...(send && { stream: send.stream }),
      add(piece, isFirst) {
        piece.work.items.push(item);
        // The server processes each piece alone, and only the first one is sure to be processed before the others.
        if (isSent && isFirst) piece.sends.push(send);
      },
    };
    return [part];
  });
}

const draftParts = ({ drafts, work }: LeftContent): Part[] =>
  work.drafts.map((draft, n) => {
    const pushes = drafts[n] ?? [];
    return {
      bytes: bytesOf(draft) + bytesOf(pushes),
      isSent: true,
      add(piece) {
        piece.work.drafts.push(draft);
        piece.drafts.push(pushes);
      },
    };
  });

const answerParts = ({ work }: LeftContent): Part[] =>
  work.answers.map((answer) => ({
    bytes: bytesOf(answer),
    isSent: false,
    add: (piece) => piece.work.answers.push(answer),
  }));

/** A group that needs several pieces is divided. */
function rowParts({ work }: LeftContent, room: number, tooLarge: TooLarge): Part[] {
  const partOf = (rows: KeptRow[]): Part => ({
    bytes: bytesOf(rows),
    isSent: false,
    add: (piece) => piece.work.rows.push(...rows),
  });
  return groupsOf(work.rows).flatMap((rows) => {
    const whole = partOf(rows);
    if (whole.bytes <= room) return [whole];
    const single = rows.map((row) => partOf([row]));
    if (single.every(({ bytes }) => bytes <= room)) return single;
    // Nothing shows a file of a draft without the draft, so the draft stays with its file.
    tooLarge.rows.push(...rows);
    return [];
  });
}

/** The parts of a wizard draft belong together, and so do a run of a contest and its problems. */
function groupsOf(rows: readonly KeptRow[]): KeptRow[][] {
  const groups = new Map<string, KeptRow[]>();
  rows.forEach((kept, n) => {
    const name = groupOf(kept) ?? String(n);
    groups.set(name, [...(groups.get(name) ?? []), kept]);
  });
  return [...groups.values()];
}

function groupOf({ table, row }: KeptRow): string | undefined {
  if (table === 'wizardDrafts') {
    const { kind, id } = row as WizardDraftRow;
    return `draft ${kind === 'contest'} ${id.split('\n')[0]}`;
  }
  if (table !== 'contestRuns' && table !== 'contestProblems') return undefined;
  return `run ${(row as { contestSlug: string }).contestSlug}`;
}

/** Each into the first piece with room; what the server processes comes before what waits for the owner anyway. */
function place(parts: readonly Part[], room: number): Part[][] {
  const pieces: { room: number; parts: Part[] }[] = [];
  const reached = new Map<string, number>();
  const inOrder = [...parts.filter(({ isSent }) => isSent), ...parts.filter(({ isSent }) => !isSent)];
  for (const part of inOrder) {
    const { bytes, stream = '' } = part;
    const from = reached.get(stream) ?? 0;
    let n = pieces.findIndex((piece, i) => i >= from && bytes <= piece.room);
    if (n < 0) n = pieces.push({ room, parts: [] }) - 1;
    if (stream !== '') reached.set(stream, n);
    const piece = pieces[n] as (typeof pieces)[number];
    piece.room -= bytes;
    piece.parts.push(part);
  }
  const at = new Map(parts.map((part, n) => [part, n]));
  return pieces.map((piece) => piece.parts.sort((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0)));
}

/** Part of the caller's transaction. */
export async function forgetAllBut(account: AccountKey, { rows, ids }: TooLarge): Promise<void> {
  const entries = await appDb.outbox.where('id').anyOf(ids).toArray();
  const payloads = await appDb.payloads.where('id').anyOf(ids).toArray();
  const tables = entries.flatMap(({ kind }) => intentOf(kind) ?? []).map(workTable);
  const works = await Promise.all(
    [...new Set(tables)].map(async (table) => ({
      table,
      rows: await table.where('id').anyOf(ids).toArray(),
    })),
  );
  await forgetAccount(account);
  await appDb.outbox.bulkPut(entries);
  await appDb.payloads.bulkPut(payloads);
  for (const { table, rows: kept } of works) await table.bulkPut(kept);
  await restoreKeptRows(account, withBytes(rows) as KeptRow[]);
}

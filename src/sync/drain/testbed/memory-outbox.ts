/**
 * A reference for the Dexie outbox, fast enough for a million trials. It deliberately shares no code with
 * it.
 */
import type { AccountKey } from '../../../data/account/account';
import type {
  Claim,
  ClaimRequest,
  OutboxStore,
  Settled,
  Settlement,
} from '../../../data/claims/outbox-store';
import type { OutboxKind, Payloads } from '../../../data/intents/registry';
import type { ClaimedEntry, EntryError, OutboxRow } from '../../../data/outbox/outbox-entry';
import { isServerTrouble } from '../../../data/outbox/outbox-entry';

const bytesMax = 256 * 1024;
const together =
  'codeSubmit answersSubmit codeRun profileUpdate contestFinish contestEvents contestAsk commentWrite helpOpen'.split(
    ' ',
  );
const travelsAlone = (row: OutboxRow) => !together.includes(row.kind) || (row.attempts >= 2 && row.error);

export interface MemoryEntry {
  id: string;
  kind: OutboxKind;
  stream: string;
  account: AccountKey;
  payload: Payloads[OutboxKind];
  createdAt: number;
}

export class MemoryOutbox implements OutboxStore {
  readonly rows = new Map<string, OutboxRow>();
  readonly payloads = new Map<string, Payloads[OutboxKind]>();
  readonly results = new Map<string, unknown>();
  #seq = 0;

  async add({ payload, ...rest }: MemoryEntry): Promise<void> {
    if (this.rows.has(rest.id)) return;
    this.#seq += 1;
    const fresh = { v: 1, seq: this.#seq, open: 1, attempts: 0, nextAt: 0, state: 'queued' } as const;
    this.rows.set(rest.id, { ...rest, ...fresh });
    this.payloads.set(rest.id, { ...payload });
  }

  #headsOf(account: AccountKey): OutboxRow[] {
    const heads = new Map<string, OutboxRow>();
    for (const row of this.rows.values()) {
      if (!row.open || row.account !== account) continue;
      if (!heads.has(row.stream)) heads.set(row.stream, row);
    }
    return [...heads.values()];
  }

  /**
   * The entries to claim together with `head`, in written order: ready heads and the followers of
   * claimed entries.
   */
  #company(head: OutboxRow, now: number, most: number): OutboxRow[] {
    if (travelsAlone(head)) return [head];
    const company: OutboxRow[] = [];
    const stopped = new Set<string>();
    let bytes = 0;
    for (const row of this.rows.values()) {
      if (!row.open || row.account !== head.account) continue;
      if (stopped.has(row.stream) || company.length === most) continue;
      if (!this.#isReady(row, now) || travelsAlone(row)) {
        stopped.add(row.stream);
        continue;
      }
      bytes += new Blob([JSON.stringify(this.payloads.get(row.id))]).size;
      if (company.length > 0 && bytes > bytesMax) break;
      company.push(row);
    }
    return company;
  }

  #readyAt = (row: OutboxRow) => (row.state === 'queued' ? row.nextAt : (row.leaseUntil ?? 0));
  #isReady = (row: OutboxRow, now: number) => row.state !== 'paused' && this.#readyAt(row) <= now;

  async claim({ owner, now, leaseMs, accounts, most = 1 }: ClaimRequest): Promise<Claim> {
    let wakeAt = Number.POSITIVE_INFINITY;
    for (const account of accounts) {
      const heads = this.#headsOf(account);
      const first = heads.find((row) => this.#isReady(row, now));
      if (first)
        return {
          entries: this.#company(first, now, most).map((row) => this.#hold(row, owner, now + leaseMs)),
        };
      for (const row of heads) {
        if (row.state !== 'paused') wakeAt = Math.min(wakeAt, this.#readyAt(row));
      }
    }
    return { entries: [], wakeAt: Number.isFinite(wakeAt) ? wakeAt : undefined };
  }

  #hold(row: OutboxRow, owner: string, leaseUntil: number): ClaimedEntry {
    Object.assign(row, { state: 'inflight', owner, leaseUntil, attempts: row.attempts + 1 });
    return { ...row, payload: this.payloads.get(row.id) } as ClaimedEntry;
  }

  async settle(settled: readonly Settled[]): Promise<boolean[]> {
    const kept = settled.map(({ fence }) => {
      const row = this.rows.get(fence.id);
      return row?.state === 'inflight' && row.owner === fence.owner && row.attempts === fence.attempts;
    });
    const held = settled.filter((_, n) => kept[n]);
    for (const { fence, settlement } of held) this.#settleOne(fence.id, settlement);
    for (const { fence, settlement } of held) {
      if (settlement.type === 'signIn') this.#pause(this.rows.get(fence.id)?.account ?? '', settlement.error);
    }
    return kept;
  }

  #settleOne(id: string, settlement: Settlement): void {
    const row = this.rows.get(id);
    if (!row) return;
    delete row.owner;
    delete row.leaseUntil;
    if (settlement.type === 'signIn' || settlement.type === 'untried') {
      row.state = 'queued';
      row.nextAt = 0;
    } else if (settlement.type === 'retry') {
      Object.assign(row, { state: 'queued', nextAt: settlement.nextAt, error: settlement.error });
    } else {
      delete row.open;
      this.#end(row, settlement);
    }
  }

  async settleAndClaim(settled: readonly Settled[], request: ClaimRequest) {
    return { kept: await this.settle(settled), claim: await this.claim(request) };
  }

  #end(row: OutboxRow, settlement: Settlement & { type: 'done' | 'refused' }): void {
    row.state = settlement.type;
    if (settlement.type === 'done') {
      row.settledAt = settlement.at;
      delete row.error;
      this.payloads.delete(row.id);
      this.results.set(row.id, settlement.result);
    } else {
      row.settledAt = settlement.error.at;
      row.error = settlement.error;
    }
  }

  #pause(account: AccountKey, error: EntryError): void {
    for (const row of this.rows.values()) {
      if (row.account === account && row.state === 'queued') Object.assign(row, { state: 'paused', error });
    }
  }

  async reclaim(): Promise<number> {
    const held = [...this.rows.values()].filter((row) => row.state === 'inflight');
    for (const row of held) {
      Object.assign(row, { state: 'queued', nextAt: 0 });
      delete row.owner;
      delete row.leaseUntil;
    }
    return held.length;
  }

  async resume(account: AccountKey): Promise<void> {
    for (const row of this.rows.values()) {
      if (row.account !== account || row.state !== 'paused') continue;
      Object.assign(row, { state: 'queued', nextAt: 0 });
      delete row.error;
    }
  }

  async makeDue(accounts: readonly AccountKey[]): Promise<void> {
    for (const row of this.rows.values()) {
      const failed = isServerTrouble(row.error?.errorCode);
      if (failed && row.state === 'queued' && accounts.includes(row.account)) row.nextAt = 0;
    }
  }

  async all(): Promise<OutboxRow[]> {
    return [...this.rows.values()].map((row) => ({ ...row }));
  }
}

/** The order in which this device wrote work for assignments (decision 091). */
import type { WorkLink } from '../../../contract/entities/work-link';
import { workText } from '../../../contract/rules/classes/work-chain';
import { answerText } from '../../../contract/rules/contest/submission-chain';
import { chainHash } from '../../../contract/rules/contest/submission-chain-hash';
import { randomId } from '../../lib/random-id';
import type { AccountKey } from '../account/account';
import { appDb } from '../db/app-db';
import type { NewWork, WorkMoment } from '../work/new-work';

interface ChainState {
  device: string;
  sequence: number;
  previousHash: string;
  writtenMs: number;
}

const keyOf = (account: AccountKey) => `workChain/${account}`;

async function readState(account: AccountKey): Promise<ChainState> {
  const stored = (await appDb.kv.get(keyOf(account)))?.value as ChainState | undefined;
  return stored ?? { device: randomId(), sequence: 0, previousHash: '', writtenMs: 0 };
}

/** Part of the caller's transaction. The time of writing never decreases within a chain. */
export async function addWorkLink(
  account: AccountKey,
  { language, content, ...what }: NewWork,
  at: WorkMoment,
): Promise<WorkLink> {
  const state = await readState(account);
  const writtenMs = Math.max(state.writtenMs, Math.round(at.serverMs));
  const link: WorkLink = {
    device: state.device,
    sequence: state.sequence + 1,
    previousHash: state.previousHash,
    writtenTime: new Date(writtenMs).toISOString(),
    deviceTime: new Date(at.deviceMs).toISOString(),
    ...(at.isDoubtful && { clockSetBack: true }),
  };
  const text = language === '' ? answerText(content) : String(content);
  const previousHash = chainHash(workText(link, { ...what, language, content: text }));
  const next: ChainState = { device: link.device, sequence: link.sequence, previousHash, writtenMs };
  await appDb.kv.put({ key: keyOf(account), value: next });
  return link;
}

/** For a contact: what this device writes later has a higher number. Undefined: it wrote nothing yet. */
export async function readWorkContact(
  account: AccountKey,
): Promise<{ device: string; sequence: number } | undefined> {
  const stored = (await appDb.kv.get(keyOf(account)))?.value as ChainState | undefined;
  return stored && { device: stored.device, sequence: stored.sequence };
}

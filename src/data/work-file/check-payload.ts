/** Validates payloads against the contract. Loads the schemas of all calls, so import it late. */
import { pageEndpoints } from '../../../contract/calls/page-endpoints';
import { type Checked, check } from '../../lib/schema/validate';
import { type Intent, requestOf } from '../intents/define-intent';
import type { PayloadOf } from '../intents/registry';

/** The contract rejects this payload; it is not stored, because the server could only refuse it. */
export class InvalidPayloadError extends Error {
  readonly code = 'invalidPayload';
  readonly member: string | undefined;
  constructor(message: string, member?: string) {
    super(message);
    this.name = 'InvalidPayloadError';
    this.member = member;
  }
}

function take<T>(result: Checked<T>): T {
  if (!result.ok) throw new InvalidPayloadError(result.message, result.member);
  return result.value;
}

/** Returns the parsed payload. Throws `InvalidPayloadError` with a message for users. */
export function checkPayload<I extends Intent>(intent: I, payload: PayloadOf<I>): PayloadOf<I>;
export function checkPayload(intent: Intent, payload: unknown): unknown {
  const call = pageEndpoints[intent.kind];
  const { params, body } = requestOf(intent, payload);
  const checked = 'body' in call ? take(check(call.body, body)) : body;
  if (!params || !('params' in call)) return checked;
  const told = take<Record<string, unknown>>(check(call.params, params));
  const addressed = Object.entries(intent.address ?? {}).map(([member, name]) => [member, told[name]]);
  return { ...(checked as object), ...Object.fromEntries(addressed) };
}

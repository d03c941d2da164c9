/** The only way to call the server: by endpoint name, with types and checks from the contract. */
import type {
  BodyInput,
  Endpoint,
  EndpointName,
  ParamsInput,
  QueryInput,
  ResponseOf,
} from '../../../contract/endpoints';
import { requestRetries, requestTimeoutMs } from '../../../contract/limits';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import type { TokenSource } from '../server/tokens';
import { type Authority, authorize, isAnonymous } from './authorize';
import { exchange, type Message, type Wire } from './exchange';
import type { Answer } from './read-answer';

/** account: in whose name the call was made; the device's without one. */
type Signed<T> = Answer<T> & { account?: AccountKey | undefined };
export type CallResult<N extends EndpointName> = Signed<ResponseOf<N>>;

export interface CallOptions<N extends EndpointName> {
  params?: ParamsInput<N>;
  query?: QueryInput<N>;
  body?: BodyInput<N>;
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  keepalive?: boolean;
  /**
   * Retries after the first failure; two by default for calls that have an offline copy (EXP-13).
   */
  retries?: number;
  /** Only in this account's name, or not at all. By default, the current user's. */
  account?: AccountKey;
  idToken?: string;
}

/** Never throws: failures are in the result. */
export type Call<Names extends EndpointName = EndpointName> = <N extends Names>(
  name: N,
  options?: CallOptions<N>,
) => Promise<CallResult<N>>;

export interface ClientContext extends Wire {
  tokens: TokenSource;
}

function timeoutOf(name: EndpointName, { offline }: Endpoint): number {
  if (name === 'meta') return requestTimeoutMs.probe;
  if (name === 'codeStatus') return requestTimeoutMs.status;
  return offline === 'cached' ? requestTimeoutMs.list : requestTimeoutMs.write;
}

const is401 = (answer: Answer<unknown>) =>
  !answer.ok && answer.failure.kind === 'http' && answer.failure.status === 401;

const isBlocked = (answer: Answer<unknown>) =>
  !answer.ok && answer.failure.error.errorCode === 'ACCOUNT_BLOCKED';

/** Screen, outbox and poller retry these calls; for all others a user waits. */
const isRepeated = (name: EndpointName, { offline }: Endpoint) =>
  offline !== 'online' || name === 'outboxSend';

/** Ms that the query lets the server delay its answer (long polling). */
function heldMsOf(query: object = {}): number {
  return 'wait' in query ? Number(query.wait) * 1000 : 0;
}

/** `endpoints`: the calls that this client can make, with their schemas. */
export function createApiClient<Names extends EndpointName>(
  endpoints: Readonly<Record<Names, Endpoint>>,
  context: ClientContext,
): Call<Names> {
  async function authority<N extends EndpointName>(
    { auth }: Endpoint,
    { account, idToken }: CallOptions<N>,
    force: boolean,
  ): Promise<Authority> {
    if (isAnonymous(auth, account)) return { type: 'go', account: deviceAccount };
    if (idToken !== undefined) return { type: 'go', idToken };
    return authorize(auth, account, await context.tokens(force));
  }

  async function callByName<N extends Names>(name: N, options: CallOptions<N>): Promise<Signed<unknown>> {
    const endpoint: Endpoint = endpoints[name];
    const isProbe = name === 'meta';
    const {
      params,
      query,
      timeoutMs = timeoutOf(name, endpoint),
    } = options as CallOptions<N> & Pick<Message, 'params' | 'query'>;
    const { body, idempotencyKey, signal, keepalive } = options;
    const { retries = endpoint.offline === 'cached' ? requestRetries : 0 } = options;
    const patience = {
      timeoutMs,
      heldMs: heldMsOf(query),
      isRepeated: isRepeated(name, endpoint) && !isProbe,
    };
    const message = {
      endpoint,
      params,
      query,
      body,
      idempotencyKey,
      signal,
      keepalive,
      retries,
      patience,
      isProbe,
    };
    const send = async ({ idToken, account }: Authority & { type: 'go' }) => ({
      ...(await exchange(context, { ...message, idToken })),
      account,
    });
    const first = await authority(endpoint, options, false);
    if (first.type === 'stop') return { ok: false, failure: first.failure };
    const answer = await send(first);
    if (!is401(answer) || first.idToken === undefined || options.idToken !== undefined) return answer;
    const second = await authority(endpoint, options, true);
    // The provider only says that it refuses the account.
    if (second.type === 'stop') return isBlocked(answer) ? answer : { ok: false, failure: second.failure };
    return second.idToken === first.idToken ? answer : send(second);
  }

  // `exchange` has checked the data with this call's schema.
  return async (name, options = {}) => (await callByName(name, options)) as CallResult<typeof name>;
}

import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { type Endpoint, endpoints } from '../../../../contract/endpoints';
// For its type augmentation.
import type {} from '../../../../server/platform/http/api';
import type { JsonSchema } from '../../../../server/platform/http/openapi/make-example';
import {
  Refresh,
  Update,
  WithCustomToken,
  WithPassword,
  WithToken,
} from '../../../../server/platform/identity/local/wire-input';
import { changed, type LiveValues, matching } from './schema-arbitrary';

export interface FuzzRequest {
  readonly call: string;
  readonly method: 'GET' | 'POST';
  /** With parameters and query. */
  readonly address: string;
  /** Absent for GET. */
  readonly body?: string | undefined;
  /** Which of the people sends it; 0: nobody. */
  readonly sender: number;
}

interface Target {
  readonly call: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params?: z.ZodMiniType | undefined;
  readonly query?: z.ZodMiniType | undefined;
  readonly body?: z.ZodMiniType | undefined;
}

const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
const wire = (path: string, body: z.ZodMiniType): Target => ({ call: path, method: 'POST', path, body });

/** Every call of the contract, and those of the identity provider. */
export const targets: readonly Target[] = [
  ...Object.entries(endpoints).map(([call, endpoint]) => {
    const { method, path, params, query, body }: Endpoint = endpoint;
    return { call, method, path: `/api${path}`, params, query, body };
  }),
  wire(`${accounts}:signUp`, WithPassword),
  wire(`${accounts}:signInWithPassword`, WithPassword),
  wire(`${accounts}:signInWithCustomToken`, WithCustomToken),
  wire(`${accounts}:lookup`, WithToken),
  wire(`${accounts}:update`, Update),
  wire(`${accounts}:delete`, WithToken),
  wire('/securetoken.googleapis.com/v1/token', Refresh),
];

const schemaOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Two of three match the schema. */
const mixed = (values: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 2, arbitrary: values }, { weight: 1, arbitrary: changed(values) });

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '').slice(0, 2000);

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { value };

function requestsTo(target: Target, live: LiveValues): fc.Arbitrary<FuzzRequest> {
  const { call, method, path, params, query, body } = target;
  const nothing = fc.constant({});
  return fc
    .record({
      params: params ? mixed(matching(schemaOf(params), live)) : nothing,
      query: query ? mixed(matching(schemaOf(query), live)) : nothing,
      body: body ? mixed(matching(schemaOf(body), live)) : fc.jsonValue(),
      sender: fc.nat({ max: 2 }),
    })
    .map((made) => ({
      call,
      method,
      address: addressOf(path, recordOf(made.params), recordOf(made.query)),
      ...(method === 'POST' && { body: JSON.stringify(made.body) ?? 'null' }),
      sender: made.sender,
    }));
}

function addressOf(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(
    /(?<=\/):(\w+)/g,
    (_whole, name: string) => encode(textOf(params[name])) || '-',
  );
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** Incomplete characters cannot be in an address. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString()).slice(0, 4000);

/** The same requests for the same seed: the calls take turns. */
export function makeRequests(seed: number, count: number, live: LiveValues): FuzzRequest[] {
  const each = Math.ceil(count / targets.length);
  const columns = targets.map((target, index) =>
    fc.sample(requestsTo(target, live), { numRuns: each, seed: seed * 1000 + index }),
  );
  const rows = Array.from({ length: each }, (_, row) => columns.flatMap((column) => column[row] ?? []));
  return rows.flat().slice(0, count);
}

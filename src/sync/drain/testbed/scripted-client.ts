/** A client with scripted answers that records its requests. */

import { endpoints } from '../../../../contract/endpoints';
import { createServerList } from '../../server/servers';
import type { TokenAnswer } from '../../server/tokens';
import { type Call, createApiClient } from '../../transport/api-client';
import { plainTransport, type Reply, type SentRequest } from './reply';

export interface ScriptedClient {
  call: Call;
  requests: SentRequest[];
  contacts: string[];
  tokensAsked: boolean[];
}

/** @param answer the reply to the n-th request (from 0) */
export function scriptedClient(
  answer: (request: SentRequest, n: number) => Reply,
  options: { servers?: string[]; token?: (force: boolean) => TokenAnswer } = {},
): ScriptedClient {
  const { servers = [], token = () => ({ type: 'signedOut' }) } = options;
  const notes: Omit<ScriptedClient, 'call'> = { requests: [], contacts: [], tokensAsked: [] };
  const list = createServerList('https://own.example');
  list.replace(servers);
  const call = createApiClient(endpoints, {
    transport: plainTransport((request) => {
      notes.requests.push(request);
      return answer(request, notes.requests.length - 1);
    }),
    servers: list,
    tokens: async (force) => {
      notes.tokensAsked.push(force);
      return token(force);
    },
    now: () => 0,
    onContact: (contact) => notes.contacts.push(contact),
    onClockSample: () => {},
  });
  return { call, ...notes };
}

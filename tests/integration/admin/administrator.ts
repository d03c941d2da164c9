import type { AuditEvent } from '../../../contract/entities/admin/audit';
import { type Person, request } from '../client';

/** Calls of one person below /api/admin. */
export function adminClient(url: () => string, person: () => Person) {
  const get = <T>(path: string, who = person()) => request<T>(`${url()}/api/admin${path}`, undefined, who);
  const post = <T>(path: string, body: object, who = person()) =>
    request<T>(`${url()}/api/admin${path}`, body, who);
  /** Newest first. */
  const audit = async (query = '') => (await get<{ events: AuditEvent[] }>(`/audit${query}`)).body.events;
  return { get, post, audit };
}

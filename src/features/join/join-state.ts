import type { JoinInfo } from '../../../contract/join/join-info';

/** What a turn of the test found. */
export interface Findings {
  /** Undefined: the server did not answer over plain HTTP either. */
  readonly info: JoinInfo | 'none' | undefined;
  readonly isTrusted: boolean;
  readonly now: number;
  /** What exists only at the plain address: entries of the outbox, and drafts that are not on the server. */
  readonly work: { readonly entries: number; readonly drafts: number };
}

export type JoinState =
  | { readonly type: 'unreachable' }
  /** This server has no authority. */
  | { readonly type: 'off' }
  | { readonly type: 'untrusted' }
  /** The device would refuse every certificate. */
  | { readonly type: 'wrongClock'; readonly serverTime: number }
  | { readonly type: 'workWaits'; readonly entries: number; readonly drafts: number }
  | { readonly type: 'joined' };

export function joinState({ info, isTrusted, now, work }: Findings): JoinState {
  if (!info) return { type: 'unreachable' };
  if (info === 'none') return { type: 'off' };
  if (!isTrusted) {
    const { validFrom, validUntil } = info.certificate;
    const isClockRight = now >= Date.parse(validFrom) && now <= Date.parse(validUntil);
    return isClockRight ? { type: 'untrusted' } : { type: 'wrongClock', serverTime: Date.parse(info.time) };
  }
  return work.entries + work.drafts > 0 ? { type: 'workWaits', ...work } : { type: 'joined' };
}

/** The same host as this page if possible: the device can reach it. */
export function secureOrigin({ https }: JoinInfo, hostname: string): string | undefined {
  return https.find((origin) => new URL(origin).hostname === hostname) ?? https[0];
}

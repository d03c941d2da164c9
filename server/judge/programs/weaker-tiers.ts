import { ordinaryUser } from '../sandbox/ordinary-user';
import type { Tier } from '../sandbox/types';

/** The sandboxes below the strongest one, as options of the judge. Only root can start them as somebody else. */
export const weakerTiers: { name: string; onlyTier: Tier; startAs?: number }[] = [
  { name: 'namespaces', onlyTier: 'userns' },
  { name: 'Landlock', onlyTier: 'landlock' },
  ...(process.getuid?.() === 0
    ? ([
        { name: 'user namespaces, as an ordinary user', onlyTier: 'userns', startAs: ordinaryUser },
        { name: 'Landlock, as an ordinary user', onlyTier: 'landlock', startAs: ordinaryUser },
      ] as const)
    : []),
];

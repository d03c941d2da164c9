import type { Tier } from '../sandbox/types';

/** A user without rights; only root can start sandboxes as somebody else. */
const nobody = 65534;

/** The sandboxes below the strongest one, as options of the judge. */
export const weakerTiers: { name: string; onlyTier: Tier; startAs?: number }[] = [
  { name: 'namespaces', onlyTier: 'userns' },
  { name: 'Landlock', onlyTier: 'landlock' },
  ...(process.getuid?.() === 0
    ? ([
        { name: 'user namespaces, as an ordinary user', onlyTier: 'userns', startAs: nobody },
        { name: 'Landlock, as an ordinary user', onlyTier: 'landlock', startAs: nobody },
      ] as const)
    : []),
];

/** D-34. Apart from the texts, which schemas and the service worker do not need. */
export const badgeNames = [
  'beginner',
  'solver-10',
  'solver-50',
  'solver-100',
  'streak-7',
  'streak-30',
  'contestant',
  'setter',
] as const;
export type BadgeName = (typeof badgeNames)[number];

/** Ignores case. */
export function findBadge(name: string): BadgeName | undefined {
  const wanted = name.toLowerCase();
  return badgeNames.find((badge) => badge === wanted);
}

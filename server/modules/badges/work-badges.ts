import type { BadgeName } from '../../../contract/rules/badge-names';

const otherBadges: readonly BadgeName[] = ['beginner', 'setter'];

/** Whether accepted work earns this badge, so that it tells of the work. */
export const isWorkBadge = (name: BadgeName): boolean => !otherBadges.includes(name);

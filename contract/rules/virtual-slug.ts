/**
 * A virtual run of a contest that is over (decision 034) is kept on the device like the run of a contest of its own, whose name begins
 * with this sign: no contest has such a name, so nothing of it is ever taken for the contest itself.
 */
const sign = '~';

export const virtualSlug = (contestSlug: string) => `${sign}${contestSlug}`;
export const isVirtual = (slug: string) => slug.startsWith(sign);
/** The contest that it is a virtual run of. */
export const contestOfVirtual = (slug: string) => slug.slice(sign.length);

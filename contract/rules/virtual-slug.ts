/**
 * The device stores virtual participation (decision 034) like a run of a separate contest, whose slug starts with
 * this sign. Real slugs never do, so the two cannot be confused.
 */
const sign = '~';

export const virtualSlug = (contestSlug: string) => `${sign}${contestSlug}`;
export const isVirtual = (slug: string) => slug.startsWith(sign);
export const contestOfVirtual = (slug: string) => slug.slice(sign.length);

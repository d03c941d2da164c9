/**
 * The device stores virtual participation (decision 034) like a run of a separate contest. Real slugs never start
 * with this sign.
 */
const sign = '~';

export const virtualSlug = (contestSlug: string) => `${sign}${contestSlug}`;
export const isVirtual = (slug: string) => slug.startsWith(sign);
export const contestOfVirtual = (slug: string) => slug.slice(sign.length);

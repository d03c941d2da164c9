import { pageTokens } from '../server/page-tokens';

/** The ICPC contest package, for the organiser. Null: no network, or refused. Not a `call`: those read JSON. */
export async function fetchContestPackage(slug: string): Promise<Blob | null> {
  try {
    const answer = await pageTokens(false);
    if (answer.type !== 'token') return null;
    const { ofetch } = await import('ofetch');
    return await ofetch<Blob, 'blob'>(`/api/ccs/contests/${encodeURIComponent(slug)}/package.zip`, {
      responseType: 'blob',
      headers: { authorization: `Bearer ${answer.token.idToken}` },
    });
  } catch (error) {
    console.warn('Could not fetch the contest package', error);
    return null;
  }
}

import { reportLimits } from '../../../contract/limits';

/** They may hold an email, the secret of an invitation, or what the user has not published. */
const privateParameters = ['from', 'email', 'invitation', 'data', 'title', 'text', 'url'];

/** BUG-10. Without the fragment, which may hold the secret of a link. */
export function reportedAddress(href: string): string {
  const url = new URL(href);
  url.hash = '';
  for (const name of privateParameters) url.searchParams.delete(name);
  // Without its query a report can still be sent.
  if (url.href.length > reportLimits.urlLengthMax) url.search = '';
  return url.href;
}

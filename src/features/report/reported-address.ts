/** BUG-10. Without the fragment, which may hold the secret of a link for a new password. */
export function reportedAddress(href: string): string {
  const url = new URL(href);
  url.hash = '';
  return url.href;
}

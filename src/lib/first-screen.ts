/**
 * The first screen that the server wrote into the page (server/modules/pages) lies above what the app builds, so that its text stays
 * where it is instead of giving way to a skeleton.
 */

/** Called by whatever shows the same, or shows that there is nothing to show. */
export function endFirstScreen(): void {
  document.getElementById('first-screen')?.remove();
}

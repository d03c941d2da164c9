/**
 * Removes the comments of the page's inline scripts from the built page: every first visit loads them.
 * @returns {import('vite').Plugin}
 */
export function noComments() {
  return {
    name: 'codeferry-no-comments',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(/^[ \t]*\/\/.*\n/gm, '') },
  };
}

import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'frame');
const tags = /** @type {const} */ ({ '.js': 'script', '.css': 'style' });

/** Without comments and indentation: every first visit loads it. @param {string} source */
const withoutNotes = (source) =>
  source
    .replace(/^\s*\/\*.*\*\/\n/gm, '')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '');

/**
 * Replaces `<!--frame: NAME-->` in index.html by that script or style sheet of `frame`. They are inline because the first
 * paint waits for no file.
 * @returns {import('vite').Plugin}
 */
export function frame() {
  return {
    name: 'codeferry:frame',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/<!--frame: (\S+)-->/g, (_, name) => {
          const tag = tags[/** @type {keyof typeof tags} */ (path.extname(name))];
          return `<${tag}>\n${withoutNotes(fs.readFileSync(path.join(folder, name), 'utf8'))}</${tag}>`;
        }),
    },
  };
}

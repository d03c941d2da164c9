/** Renders one text; the page terminates the worker at the deadline. */
import { markdownToHtml } from './markdown-to-html';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(markdownToHtml(data)));

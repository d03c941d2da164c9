/** Sets one text beside the page, which ends this worker when it takes too long. */
import { markdownToHtml } from './markdown-to-html';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(markdownToHtml(data)));

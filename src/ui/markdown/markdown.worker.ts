import { markdownToHtml } from './markdown-to-html';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(markdownToHtml(data)));

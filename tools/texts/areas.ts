import { catalogueFile } from './find-texts';

/** Where people read the product's texts, in the order of `npm run texts`. */
export interface Area {
  name: string;
  folders: readonly string[];
  /** Only files with this name; all without it. */
  files?: RegExp;
}

/** Prose pages: each file is one document. */
export const documents = /\/(privacy|terms)\.tsx$/;

export const areas: readonly Area[] = [
  { name: 'App', folders: ['src', 'wasm', 'sw'], files: catalogueFile },
  { name: 'Documents', folders: ['src/features/information'], files: documents },
  { name: 'API errors and limits', folders: ['contract'] },
  { name: 'Server, judge and mails', folders: ['server'] },
  { name: 'Command line', folders: ['scripts', 'tools/problem', 'tools/reports'] },
];

export interface Converted {
  markdown: string;
  /** Title found in the text, as in older packages. */
  title?: string | undefined;
  losses: string[];
  /** Changes of appearance; no content is lost. */
  changes: string[];
}

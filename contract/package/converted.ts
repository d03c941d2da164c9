/** A statement as Markdown, and what was lost on the way. */
export interface Converted {
  markdown: string;
  /** Written in the text itself, as older packages do. */
  title?: string | undefined;
  losses: string[];
}

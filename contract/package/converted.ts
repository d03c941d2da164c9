/** A statement as Markdown, and what happened on the way. */
export interface Converted {
  markdown: string;
  /** Written in the text itself, as older packages do. */
  title?: string | undefined;
  losses: string[];
  /** What looks different; nothing is lost by it. */
  changes: string[];
}

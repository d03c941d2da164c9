import { EditorView } from '@codemirror/view';
import { vim } from '@replit/codemirror-vim';

const look = EditorView.theme({
  '.cm-fat-cursor': { backgroundColor: 'var(--accent) !important', color: 'var(--accent-ink) !important' },
  '&:not(.cm-focused) .cm-fat-cursor': {
    backgroundColor: 'transparent !important',
    outlineColor: 'var(--accent) !important',
  },
  '.cm-vim-panel': { padding: 'var(--space-1) var(--space-3)', fontFamily: 'var(--font-code)' },
  '.cm-vim-panel input': { color: 'var(--ink)' },
});

/** With the status line, which shows the mode. */
export const vimKeys = () => [vim({ status: true }), look];

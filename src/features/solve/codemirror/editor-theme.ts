import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Only token names, so that a change of theme needs no work in the editor. */
const frame = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--code-ground)', color: 'var(--ink)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6', fontVariantLigatures: 'none' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 1rem 0 0.5rem' },
  // Opaque: long lines pass under it on horizontal scroll.
  '.cm-gutters': {
    backgroundColor: 'var(--code-ground)',
    color: 'var(--ink-faint)',
    border: 'none',
    paddingLeft: '0.25rem',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--code-active)' },
  '.cm-activeLineGutter': { color: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--selection)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--surface-raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-md)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)', maxHeight: '14rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--selection)',
    color: 'var(--ink)',
  },
  '.cm-completionDetail': { color: 'var(--ink-faint)' },
  '.cm-panels': { border: 'none', borderRadius: '0' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-2)',
    padding: 'var(--space-2) 3rem var(--space-2) var(--space-3)',
    fontFamily: 'var(--font-text)',
    fontSize: 'var(--text-sm)',
  },
  // The row of Replace begins a new line.
  '.cm-panel.cm-search::after': { content: '""', order: '1', flexBasis: '100%' },
  '.cm-panel.cm-search [name=replace], .cm-panel.cm-search [name=replaceAll]': { order: '2' },
  '.cm-panel.cm-search .cm-textfield': {
    flex: '1 1 10rem',
    minWidth: '0',
    maxWidth: '18rem',
    height: '2.25rem',
    margin: '0',
    padding: '0 var(--space-3)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-md)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    fontFamily: 'var(--font-code)',
    fontSize: 'var(--text-sm)',
  },
  '.cm-panel.cm-search .cm-button': {
    height: '2.25rem',
    margin: '0',
    padding: '0 var(--space-3)',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-md)',
    backgroundImage: 'none',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    fontSize: 'var(--text-sm)',
    fontWeight: 'var(--weight-medium)',
  },
  '.cm-panel.cm-search .cm-button:hover': { backgroundColor: 'var(--surface-hover)' },
  '.cm-panel.cm-search .cm-button:focus-visible, .cm-panel.cm-search .cm-textfield:focus-visible, .cm-panel.cm-search [name=close]:focus-visible':
    { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    minHeight: '2.25rem',
    margin: '0',
    color: 'var(--ink-soft)',
    fontSize: 'var(--text-sm)',
  },
  '.cm-panel.cm-search input[type=checkbox]': { margin: '0', accentColor: 'var(--accent)' },
  '.cm-panel.cm-search [name=close]': {
    top: 'var(--space-2)',
    right: 'var(--space-2)',
    width: '2.25rem',
    height: '2.25rem',
    color: 'var(--ink-soft)',
    fontSize: '1.25rem',
    cursor: 'pointer',
  },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-line)' },
  '.cm-searchMatch': { backgroundColor: 'var(--accent-wash)', outline: '1px solid var(--accent-line)' },
});

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.self], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  { tag: [tags.comment, tags.docComment], color: 'var(--code-comment)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.macroName],
    color: 'var(--code-name)',
  },
  {
    tag: [tags.typeName, tags.className, tags.namespace, tags.processingInstruction, tags.meta],
    color: 'var(--code-type)',
  },
  { tag: [tags.operator, tags.punctuation, tags.bracket, tags.separator], color: 'var(--code-operator)' },
  { tag: tags.invalid, color: 'var(--alert-text)' },
]);

export const editorLook = [frame, syntaxHighlighting(colors)];

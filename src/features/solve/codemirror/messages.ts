import { translated } from '../../../lib/translation';

/** Texts of the sheet of keyboard shortcuts, and of CodeMirror. */
export const messages = translated('features/solve/codemirror', {
  title: 'Keyboard shortcuts',
  /** Between two keys that are pressed one after the other. */
  betweenKeys: ', then ',
  page: 'This page',
  run: 'Run',
  submit: 'Submit',
  showSheet: 'Show the keyboard shortcuts (outside the editor)',
  leaving: 'Leaving the editor',
  focusAfter: 'Move to the control after the editor',
  focusBefore: 'Move to the control before the editor',
  toggleTab: 'Switch Tab between leaving the editor and indenting',
  editing: 'Editing',
  indent: 'Indent',
  outdent: 'Outdent',
  toggleComment: 'Toggle comment',
  moveLine: 'Move the line up (↓: down)',
  copyLine: 'Copy the line down (↑: up)',
  undo: 'Undo',
  redo: 'Redo',
  find: 'Find and replace',

  /** Texts of the editor's own parts, by the English texts of CodeMirror. */
  phrases: {
    Find: 'Find',
    Replace: 'Replace',
    next: 'Next',
    previous: 'Previous',
    all: 'Select all',
    'match case': 'Match case',
    'by word': 'Whole words',
    regexp: 'Regular expression',
    replace: 'Replace',
    'replace all': 'Replace all',
    close: 'Close the search',
    'current match': 'current match',
    'on line': 'on line',
    'replaced match on line $': 'Replaced the match on line $',
    'replaced $ matches': 'Replaced $ matches',
    'Go to line': 'Go to line',
    go: 'Go',
    'Selection deleted': 'Selection deleted',
  },
});

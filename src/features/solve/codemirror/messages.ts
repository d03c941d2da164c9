/** Texts of the sheet of keyboard shortcuts. */
export const messages = {
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
};

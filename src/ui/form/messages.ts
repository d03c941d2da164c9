import { locale, translated } from '../../lib/translation';

/** Texts of form fields. */
export const messages = translated('ui/form', {
  write: 'Write',
  preview: 'Preview',
  nothingToPreview: 'Nothing to preview yet.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  pasteCut: (maxLength: number) =>
    `At most ${maxLength.toLocaleString(locale)} characters fit here. The end of what you pasted is missing.`,
});

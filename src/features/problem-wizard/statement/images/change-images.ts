/** Changes of images in all texts of the form. */
import type { ProblemForm } from '../../problem-form';
import type { TranslationForm } from '../../statement-form';
import type { ProblemWizard } from '../../wizard-types';
import { openTranslation, withTranslation } from '../languages/edit-languages';
import { changeText } from '../text/apply-edit';
import { type ImageReference, withImage } from './image-text';

type ImageChange = Partial<Pick<ImageReference, 'alt' | 'width'>>;

const texts = [
  ...(['description', 'inputFormat', 'outputFormat', 'constraints', 'explanation', 'questionText'] as const),
];
type Texts = Record<(typeof texts)[number], string>;

const textsOf = (form: ProblemForm): Texts =>
  openTranslation(form) ?? { ...form, questionText: form.questionData.questionText };

/** In the language that is open. */
export const openTexts = (form: ProblemForm): string[] => texts.map((name) => textsOf(form)[name]);

/** @returns only the texts that changed */
function changed(all: Texts, name: string, change: ImageChange | null): Partial<Texts> {
  const entries = texts.map((text) => [text, withImage(all[text], name, change)] as const);
  return Object.fromEntries(entries.filter(([text, next]) => next !== all[text]));
}

function withTexts(
  form: ProblemForm,
  language: string | undefined,
  part: Partial<Texts>,
): Partial<ProblemForm> {
  if (language !== undefined) return withTranslation(form, language, part);
  const { questionText, ...rest } = part;
  const { questionData } = form;
  return { ...rest, ...(questionText !== undefined && { questionData: { ...questionData, questionText } }) };
}

/** In the language that is open. With fields on the page, undo takes it back. */
export function changeImage(
  wizard: ProblemWizard,
  name: string,
  change: ImageChange,
  areaOf: (text: string) => Element | null = () => null,
): void {
  const form = wizard.current();
  const language = openTranslation(form)?.language;
  const part = changed(textsOf(form), name, change);
  const left = Object.entries(part).filter(([text, next]) => {
    const area = areaOf(language === undefined ? text : `${text}.${language}`);
    if (!(area instanceof HTMLTextAreaElement)) return true;
    changeText(area, next);
    return false;
  });
  if (left.length > 0) wizard.change(withTexts(form, language, Object.fromEntries(left)));
}

/** The file, and the image in all languages. */
export function removeImage(wizard: ProblemWizard, name: string): void {
  const form: ProblemForm = wizard.current();
  const own = { ...form, questionText: form.questionData.questionText };
  wizard.change({
    ...withTexts(form, undefined, changed(own, name, null)),
    images: form.images.filter((image) => image.name !== name),
    translations: form.translations.map((one): TranslationForm => ({ ...one, ...changed(one, name, null) })),
  });
}

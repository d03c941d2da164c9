import { statementImageLimits, translationsMax } from '../../../../contract/limits';
import { locale, translated } from '../../../lib/translation';
import { byteText } from '../../../lib/words';

const { imagesMax, imageBytesMax, allBytesMax, pixelsMax } = statementImageLimits;
const number = (value: number) => value.toLocaleString(locale);

/** Texts of the statement editor. */
export const messages = translated('features/problem-wizard/statement', {
  write: 'Write',
  preview: 'Preview',
  views: 'Write or preview',
  previewOf: (language: string) => `Preview in ${language}`,
  untitled: 'Untitled problem',

  limits: {
    over: (length: number, max: number) =>
      `At most ${number(max)} characters. This text has ${number(length)}: shorten it by ${number(length - max)}.`,
  },

  tools: {
    label: (field: string) => `Formatting of ${field}`,
    undo: 'Undo',
    redo: 'Redo',
    bold: 'Bold (Ctrl+B)',
    italics: 'Italics (Ctrl+I)',
    code: 'Code',
    heading: 'Heading',
    bullets: 'List',
    numbers: 'Numbered list',
    link: 'Link (Ctrl+K)',
    linkText: 'text',
    image: 'Image',
    table: 'Table',
    inlineMath: 'Formula in the text',
    displayMath: 'Formula on its own line',
  },

  table: {
    title: 'Insert a table',
    columns: 'Columns',
    rows: 'Rows below the headings',
    range: (min: number, max: number) => `${min} to ${max}`,
    heading: (column: number) => `Heading ${column}`,
    cancel: 'Cancel',
    insert: 'Insert table',
  },

  images: {
    title: 'Images',
    limits: `PNG, JPEG, WebP, GIF or SVG. At most ${imagesMax} images, ${imageBytesMax / 1_000_000} MB each and ${allBytesMax / 1_000_000} MB together, and ${number(pixelsMax)} pixels in each direction.`,
    how: 'Paste or drop an image into a text, or choose a file.',
    choose: 'Add an image',
    tooBig: (name: string, bytes: number) =>
      `${name} was not added: it has ${byteText(bytes)}, and an image has at most ${imageBytesMax / 1_000_000} MB. Make it smaller and add it again.`,
    wrongType: (name: string) =>
      `${name} was not added: it is not a PNG, JPEG, WebP, GIF or SVG file. Convert it and add it again.`,
    refused: (name: string, fault: string) => `${name} was not added: it ${fault}.`,
    tooMany: `A problem has at most ${imagesMax} images. Remove one, and add this one again.`,
    tooLarge: (name: string) =>
      `${name} was not added: the images of a problem have at most ${allBytesMax / 1_000_000} MB together. Remove or shrink one, and add this one again.`,
    unreadable: (name: string) => `${name} could not be read. Choose it again.`,

    addTitle: 'Add an image',
    alt: 'Alternative text',
    altHint: 'Describe what the image shows, for people who cannot see it.',
    width: 'Width',
    widthOf: (name: string) => `Width of ${name}`,
    altOf: (name: string) => `Alternative text of ${name}`,
    widths: {
      original: 'Original size',
      25: 'Small (25 %)',
      50: 'Medium (50 %)',
      100: 'Full width (100 %)',
    },
    percent: (percent: number) => `${percent} %`,
    cancel: 'Cancel',
    insert: 'Insert image',
    facts: (width: number, height: number, bytes: number) =>
      `${width} × ${height} pixels, ${byteText(bytes)}`,
    unused: (language: string) => `Not used in the text in ${language}.`,
    insertAgain: (name: string) => `Insert ${name}`,
    insertShort: 'Insert',
    remove: 'Remove',
    confirmRemove: 'Remove it from all texts?',
  },

  languages: {
    label: 'Languages of the statement',
    byDefault: (name: string) => `${name} (default)`,
    incomplete: (name: string) => `${name}, incomplete`,
    add: 'Add a language',
    full: `You have added the maximum of ${translationsMax} languages.`,
    note: 'Learners read the statement in their language, or in the default language. Samples, tests and limits belong to all languages.',
    ownLanguage: 'Default language',
    another: 'Another language…',
    search: 'Search for a language',
    searchHint: 'Type its name, for example Français or French.',
    unknown: 'No language has this name. Choose one of the list.',
    choose: 'Language',
    copy: (language: string) => `Begin with a copy of the texts in ${language}`,
    cancel: 'Cancel',
    addNow: 'Add language',
    makeDefault: 'Make it the default language',
    remove: (language: string) => `Remove ${language}`,
    confirmRemove: (language: string) => `Remove all texts in ${language}?`,
    original: (text: string) => `In the default language: ${text}`,
    questionText: 'Question',
    option: (letter: string) => `Option ${letter}`,
    answersNote: 'The right answers belong to all languages. You set them in the default language.',
    blanksNote: 'Keep the blanks of the question, such as [[blank:blank1]], each exactly once.',
  },

  origin: {
    title: 'Origin',
    note: 'Optional. Learners see it below the statement, and packages contain it.',
    author: 'Authors',
    authorHint: 'Separate several names with a comma and a space.',
    source: 'Source',
    sourceHint: 'For example the name of a contest.',
    sourceUrl: 'Link to the source',
    licence: 'Licence',
    rightsOwner: 'Rights owner',
  },

  note: {
    label: 'What changed?',
    hint: 'Optional. The other authors read it in the list of versions.',
  },

  faults: {
    title: 'Title is required',
    description: 'Description is required',
  },
});

/** For folders that may not import `contract`; all folders of `src` use this one. */
export { language, locale, sentence, translated } from '../../contract/translation';

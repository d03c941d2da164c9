/** For folders that may not import `contract`; all folders of `src` use this one. */
export { language, locale, notice, sentence, translated } from '../../contract/translation';

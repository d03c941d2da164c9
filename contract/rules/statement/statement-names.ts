/** BCP 47 in the form that packages use: `en`, `pt-BR`, `zh-Hans`. */
export const languageTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/;

export const defaultStatementLanguage = 'en';

/** A file name without folders. */
export const imageName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,95}\.(?:png|jpe?g|webp|gif|svg)$/i;

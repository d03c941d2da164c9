import type { messages as english } from '../../../parts/statement/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  language: 'Idioma del enunciado',
  origin: 'Origen',
  author: 'Autoría',
  source: 'Fuente',
  licence: 'Licencia',
  rightsOwner: 'Titular de los derechos',
  licences: {
    unknown: 'Desconocida',
    'public domain': 'Dominio público',
    cc0: 'CC0',
    'cc by': 'CC BY',
    'cc by-sa': 'CC BY-SA',
    educational: 'Solo para educación',
    permission: 'Solo con permiso del titular',
  },
};

import type { messages as english } from '../../../parts/statement/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  language: 'Idioma do enunciado',
  origin: 'Origem',
  author: 'Autoria',
  source: 'Fonte',
  licence: 'Licença',
  rightsOwner: 'Titular dos direitos',
  licences: {
    unknown: 'Desconhecida',
    'public domain': 'Domínio público',
    cc0: 'CC0',
    'cc by': 'CC BY',
    'cc by-sa': 'CC BY-SA',
    educational: 'Somente para educação',
    permission: 'Somente com permissão do titular',
  },
};

import type { messages as english } from '../../../parts/team/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  teamName: 'Nome da equipe (opcional)',
  teamNameHint: 'A classificação o mostra no lugar do nome de exibição.',
  affiliation: 'Escola, universidade ou empresa (opcional)',
  country: 'País (opcional)',
  countryHint: 'Três letras, por exemplo DEU',
  countryWrong: 'Digite três letras, por exemplo DEU.',
};

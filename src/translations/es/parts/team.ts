import type { messages as english } from '../../../parts/team/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  teamName: 'Nombre del equipo (opcional)',
  teamNameHint: 'La clasificación lo muestra en lugar del nombre visible.',
  affiliation: 'Escuela, universidad o empresa (opcional)',
  country: 'País (opcional)',
  countryHint: 'Tres letras, por ejemplo DEU',
  countryWrong: 'Escribe tres letras, por ejemplo DEU.',
};

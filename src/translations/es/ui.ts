import type { messages as english } from '../../ui/messages';
import type { TranslationOf } from '../translation-of';
import { counted } from '../words';

export const messages: TranslationOf<typeof english> = {
  back: 'Atrás',
  backTo: (page) => `Volver a ${page}`,
  close: 'Cerrar',
  copy: (title) => `Copiar ${title.toLowerCase()}`,
  copied: 'Copiado',
  copyFailed: 'Este navegador no permite que las páginas copien texto. Selecciona el texto y cópialo tú.',
  countdown: { days: 'días', hours: 'horas', minutes: 'min', seconds: 's' },
  empty: 'vacío',
  imageMissing: (name) => `Imagen no disponible: ${name}`,
  moreBelow: 'Más abajo hay más',
  moreCharacters: (count) => `… ${counted(count, 'carácter más', 'caracteres más')}`,
  progressOf: (name) => `Progreso de ${name}`,
  steps: 'Pasos',
};

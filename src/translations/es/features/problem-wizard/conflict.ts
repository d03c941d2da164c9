import type { messages as english } from '../../../../features/problem-wizard/conflict/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  merge: 'Conservar ambos cambios',
  mergeNow: 'Combinar y continuar',
  noConflict: 'Cambiaste otras partes que la versión más reciente, así que ambos cambios son compatibles.',
  conflicts: (parts) =>
    `Ambos cambiaron: ${parts.join(', ')}. Estas partes conservan tu texto; las demás reciben el más reciente. La versión más reciente sigue en la lista de versiones.`,
  fields: { testCases: 'Casos de prueba', checkerKind: 'Verificador', solutions: 'Soluciones del jurado' },
  mine: 'Tus cambios',
  theirs: (version) => `Cambios de la versión ${version}`,
  noDifferences: 'No se pueden mostrar las diferencias.',
};

import { questionLimits } from '../../../../contract/limits';
import type { messages as english } from '../../../parts/authoring/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

const { lineLengthMax, optionLengthMax, blanksMax, alternativesMax, answerLengthMax } = questionLimits;
export const messages: TranslationOf<typeof english> = {
  types: {
    code: 'Código',
    debug: 'Depuración',
    'multiple-choice': 'Opción múltiple',
    'fill-in-the-blank': 'Completar espacios',
    'true-false': 'Verdadero o falso',
    'multiple-answer': 'Varias opciones correctas',
    ordering: 'Ordenar',
  },
  alternativesLimit: `Como máximo ${alternativesMax} alternativas, cada una de ${answerLengthMax} caracteres como máximo`,
  answerTooLong: `Como máximo ${answerLengthMax} caracteres`,
  blanksLimit: `Como máximo ${blanksMax} espacios`,
  lineTooLong: `Como máximo ${lineLengthMax} caracteres`,
  optionTooLong: `Como máximo ${optionLengthMax} caracteres`,
  textTooLong: 'El texto es demasiado largo',
  orderSameAsLines: (order) =>
    `Otro orden correcto ${order} es igual a las líneas en el orden correcto. Cámbialo o quítalo.`,
  orderSameAsOther: (order, other) =>
    `Otro orden correcto ${order} es igual a otro orden correcto ${other}. Cámbialo o quítalo.`,
  noPackage:
    'No hay un paquete de problema en este archivo: un paquete tiene un problem.yaml, o datos de prueba en data/secret.',
  inFile: (file, message) => `${file}: ${message}`,
  savedCompletely: 'Guardado. El archivo lo contiene todo.',
  savedWithout: (count) => `Guardado sin ${counted(count, 'parte', 'partes')} que el formato no admite.`,
};

import { questionLimits } from '../../../../contract/limits';
import type { messages as english } from '../../../features/question-editor/messages';
import type { TranslationOf } from '../../translation-of';
import { whole } from '../../words';

const { optionsMin, optionsMax, manyOptionsMax, optionLengthMax, linesMin, linesMax, lineLengthMax } =
  questionLimits;
const { blanksMax, alternativesMax, answerLengthMax, otherOrdersMax } = questionLimits;
const optionLength = whole(optionLengthMax);

export const messages: TranslationOf<typeof english> = {
  question: 'Pregunta',
  markdownHint: 'Markdown, con fórmulas entre signos de dólar.',
  options: 'Opciones',
  optionsHint: `Selecciona la opción correcta. De ${optionsMin} a ${optionsMax} opciones, cada una de ${optionLength} caracteres como máximo.`,
  manyOptionsHint: `Selecciona cada opción correcta. De ${optionsMin} a ${manyOptionsMax} opciones, cada una de ${optionLength} caracteres como máximo.`,
  partialPoints: 'Puntos por una parte de las opciones correctas',
  partialPointsHint:
    'Cada opción correcta da una parte igual de los puntos y cada opción incorrecta quita una parte. Sin esto, solo dan puntos exactamente las opciones correctas.',
  option: (letter) => `Opción ${letter}`,
  optionIsCorrect: (letter) => `La opción ${letter} es correcta`,
  removeOption: (letter) => `Quitar la opción ${letter}`,
  addOption: 'Agregar opción',
  statementHint: 'Una afirmación verdadera o falsa. Markdown, con fórmulas entre signos de dólar.',
  correctAnswer: 'Respuesta correcta',
  true: 'Verdadero',
  false: 'Falso',
  truthMissing: 'Selecciona la respuesta correcta (verdadero o falso)',
  blanksHint: `Markdown. Escribe [[blank:nombre]] para cada espacio, con ${blanksMax} espacios como máximo.`,
  insertBlank: 'Insertar espacio',
  noBlanks: 'No se detectaron espacios en tu pregunta...',
  noBlanksHint: 'Pon el cursor donde debe haber un espacio y presiona Insertar espacio.',
  repeatedBlank: (id) => `[[blank:${id}]] aparece más de una vez. Da a cada espacio un nombre distinto.`,
  invalidBlank: (text) =>
    `${text} no es un espacio válido. Escribe [[blank:nombre]], donde el nombre tiene solo letras, dígitos, - y _.`,
  answers: 'Respuestas',
  answersHint: `Se ignoran los espacios antes y después de una respuesta. Varios espacios seguidos cuentan como uno. Cada respuesta tiene ${answerLengthMax} caracteres como máximo.`,
  blank: (number, id) => (
    <>
      Espacio {number} <code>{id}</code>
    </>
  ),
  alternatives: 'Respuestas alternativas',
  alternativesHint: `Opcional. Otras respuestas correctas, una por línea. Como máximo ${alternativesMax}.`,
  caseSensitive: 'Distingue mayúsculas y minúsculas',
  isCode: 'Son líneas de un programa',
  lines: 'Líneas en el orden correcto',
  linesHint: `Quienes respondan reciben estas líneas mezcladas. Puedes pegar varias líneas a la vez. Las líneas iguales pueden cambiar de lugar. De ${linesMin} a ${linesMax} líneas, cada una de ${lineLengthMax} caracteres como máximo.`,
  line: (number) => `Línea ${number}`,
  removeLine: (number) => `Quitar la línea ${number}`,
  addLine: 'Agregar línea',
  otherOrders: 'Otros órdenes correctos',
  otherOrdersHint: `Opcional. Agrega cada otro orden de las líneas que también sea correcto. Como máximo ${otherOrdersMax}.`,
  otherOrder: (number) => `Otro orden correcto ${number}`,
  addOrder: 'Agregar otro orden correcto',
  removeOrder: (number) => `Quitar el otro orden correcto ${number}`,
};

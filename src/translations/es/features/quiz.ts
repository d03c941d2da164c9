import type { messages as english } from '../../../features/quiz/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: 'Pregunta',
  question: (problemID) => `Pregunta ${problemID}`,
  explore: 'Explorar',
  challenge: 'Reto',
  types: {
    'multiple-choice': 'Opción múltiple',
    'true-false': 'Verdadero o falso',
    'fill-in-the-blank': 'Completar espacios',
    'multiple-answer': 'Varias opciones correctas',
    ordering: 'Ordenar',
  },
  oneAttempt: 'Un intento',
  yourAnswer: 'Tu respuesta',
  chooseAll: 'Elige todas las opciones correctas.',
  partialPoints:
    'También obtienes puntos por una parte de las opciones correctas, pero cada opción incorrecta resta lo mismo.',
  orderLines: 'Pon las líneas en el orden correcto.',
  lines: 'Líneas',
  missing: {
    option: 'Primero elige una opción.',
    options: 'Primero elige al menos una opción.',
    truth: 'Primero elige Verdadero o Falso.',
    blanks: (numbers) =>
      `Primero completa ${numbers.length === 1 ? 'el espacio' : 'los espacios'} ${numbers.join(', ')}.`,
  },
  readOnly: 'No puedes responder en este dispositivo: tu concurso continúa en otro.',
  true: 'Verdadero',
  false: 'Falso',
  blank: (number) => `Espacio ${number}`,
  submit: 'Enviar',
  answerAgain: 'Responder de nuevo',
  draftSaved: 'Guardado en este dispositivo hasta que lo envíes.',
  notSaved: 'Tu respuesta no se guardó',
  refused: 'El servidor rechazó esta respuesta.',
  held: 'Retenida para revisión: decide el organizador.',
  notCounted: 'No cuenta en el concurso.',
  correct: 'Correcta',
  incorrect: 'Incorrecta',
  points: (score) => `${score} de 100 puntos.`,
  judgedAgain: (moment, wasCorrect) =>
    `El autor corrigió esta pregunta. Tu respuesta se volvió a evaluar ${moment}; antes era ${wasCorrect ? 'correcta' : 'incorrecta'}.`,
  partlyCorrect: 'Parcialmente correcta',
  wrongBlanks: (numbers) =>
    `Revisa de nuevo ${numbers.length === 1 ? 'el espacio' : 'los espacios'} ${numbers.join(', ')}.`,
  correctAnswer: 'Respuesta correcta',
  explanation: 'Explicación',
};

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
  },
  oneAttempt: 'Un intento',
  yourAnswer: 'Tu respuesta',
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
  wrongBlanks: (numbers) =>
    `Revisa de nuevo ${numbers.length === 1 ? 'el espacio' : 'los espacios'} ${numbers.join(', ')}.`,
  correctAnswer: 'Respuesta correcta',
  explanation: 'Explicación',
};

import type { messages as english } from '../../../features/quiz/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: 'Questão',
  question: (problemID) => `Questão ${problemID}`,
  explore: 'Explorar',
  challenge: 'Desafio',
  types: {
    'multiple-choice': 'Múltipla escolha',
    'true-false': 'Verdadeiro ou falso',
    'fill-in-the-blank': 'Preencher lacunas',
  },
  oneAttempt: 'Uma tentativa',
  yourAnswer: 'Sua resposta',
  true: 'Verdadeiro',
  false: 'Falso',
  blank: (number) => `Lacuna ${number}`,
  submit: 'Enviar',
  answerAgain: 'Responder de novo',
  draftSaved: 'Salvo neste dispositivo até você enviar.',
  notSaved: 'Sua resposta não foi salva',
  refused: 'O servidor recusou esta resposta.',
  held: 'Retida para revisão: o organizador decide.',
  notCounted: 'Não conta na competição.',
  correct: 'Correta',
  incorrect: 'Incorreta',
  points: (score) => `${score} de 100 pontos.`,
  wrongBlanks: (numbers) =>
    `Confira de novo ${numbers.length === 1 ? 'a lacuna' : 'as lacunas'} ${numbers.join(', ')}.`,
  correctAnswer: 'Resposta correta',
  explanation: 'Explicação',
};

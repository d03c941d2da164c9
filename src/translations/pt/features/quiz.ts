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
    'multiple-answer': 'Várias opções corretas',
    ordering: 'Ordenar',
  },
  oneAttempt: 'Uma tentativa',
  yourAnswer: 'Sua resposta',
  chooseAll: 'Escolha todas as opções corretas.',
  partialPoints:
    'Você também ganha pontos por uma parte das opções corretas, mas cada opção errada tira o mesmo tanto.',
  orderLines: 'Coloque as linhas na ordem certa.',
  lines: 'Linhas',
  missing: {
    option: 'Primeiro escolha uma opção.',
    options: 'Primeiro escolha pelo menos uma opção.',
    truth: 'Primeiro escolha Verdadeiro ou Falso.',
    blanks: (numbers) =>
      `Primeiro preencha ${numbers.length === 1 ? 'a lacuna' : 'as lacunas'} ${numbers.join(', ')}.`,
  },
  readOnly: 'Você não pode responder neste dispositivo: sua competição continua em outro.',
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
  judgedAgain: (moment, wasCorrect) =>
    `O autor corrigiu esta questão. Sua resposta foi avaliada novamente ${moment}; antes, estava ${wasCorrect ? 'correta' : 'errada'}.`,
  partlyCorrect: 'Parcialmente correta',
  wrongBlanks: (numbers) =>
    `Confira de novo ${numbers.length === 1 ? 'a lacuna' : 'as lacunas'} ${numbers.join(', ')}.`,
  correctAnswer: 'Resposta correta',
  explanation: 'Explicação',
};

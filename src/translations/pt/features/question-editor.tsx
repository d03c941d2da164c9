import { questionLimits } from '../../../../contract/limits';
import type { messages as english } from '../../../features/question-editor/messages';
import type { TranslationOf } from '../../translation-of';
import { whole } from '../../words';

const { optionsMin, optionsMax, manyOptionsMax, optionLengthMax, linesMin, linesMax, lineLengthMax } =
  questionLimits;
const { blanksMax, alternativesMax, answerLengthMax, otherOrdersMax } = questionLimits;
const optionLength = whole(optionLengthMax);

export const messages: TranslationOf<typeof english> = {
  question: 'Questão',
  markdownHint: 'Markdown, com fórmulas entre cifrões.',
  options: 'Opções',
  optionsHint: `Selecione a opção correta. De ${optionsMin} a ${optionsMax} opções, cada uma com no máximo ${optionLength} caracteres.`,
  manyOptionsHint: `Selecione cada opção correta. De ${optionsMin} a ${manyOptionsMax} opções, cada uma com no máximo ${optionLength} caracteres.`,
  partialPoints: 'Pontos por uma parte das opções corretas',
  partialPointsHint:
    'Cada opção correta dá uma parte igual dos pontos e cada opção errada tira uma parte. Sem isso, só exatamente as opções corretas dão pontos.',
  option: (letter) => `Opção ${letter}`,
  optionIsCorrect: (letter) => `A opção ${letter} é correta`,
  removeOption: (letter) => `Remover a opção ${letter}`,
  addOption: 'Adicionar opção',
  statementHint: 'Uma afirmação verdadeira ou falsa. Markdown, com fórmulas entre cifrões.',
  correctAnswer: 'Resposta correta',
  true: 'Verdadeiro',
  false: 'Falso',
  truthMissing: 'Selecione a resposta correta (verdadeiro ou falso)',
  blanksHint: `Markdown. Escreva [[blank:nome]] para cada lacuna, com no máximo ${blanksMax} lacunas.`,
  insertBlank: 'Inserir lacuna',
  noBlanks: 'Nenhuma lacuna encontrada na sua questão...',
  noBlanksHint: 'Ponha o cursor onde deve haver uma lacuna e clique em Inserir lacuna.',
  repeatedBlank: (id) => `[[blank:${id}]] aparece mais de uma vez. Dê a cada lacuna um nome diferente.`,
  invalidBlank: (text) =>
    `${text} não é uma lacuna válida. Escreva [[blank:nome]], onde o nome tem só letras, dígitos, - e _.`,
  answers: 'Respostas',
  answersHint: `Espaços antes e depois de uma resposta são ignorados. Vários espaços seguidos contam como um. Cada resposta tem no máximo ${answerLengthMax} caracteres.`,
  blank: (number, id) => (
    <>
      Lacuna {number} <code>{id}</code>
    </>
  ),
  alternatives: 'Respostas alternativas',
  alternativesHint: `Opcional. Outras respostas corretas, uma por linha. No máximo ${alternativesMax}.`,
  caseSensitive: 'Diferencia maiúsculas de minúsculas',
  isCode: 'São linhas de um programa',
  lines: 'Linhas na ordem certa',
  linesHint: `Quem responde recebe estas linhas embaralhadas. Você pode colar várias linhas de uma vez. Linhas iguais podem trocar de lugar. De ${linesMin} a ${linesMax} linhas, cada uma com no máximo ${lineLengthMax} caracteres.`,
  line: (number) => `Linha ${number}`,
  removeLine: (number) => `Remover a linha ${number}`,
  addLine: 'Adicionar linha',
  otherOrders: 'Outras ordens certas',
  otherOrdersHint: `Opcional. Adicione cada outra ordem das linhas que também esteja certa. No máximo ${otherOrdersMax}.`,
  otherOrder: (number) => `Outra ordem certa ${number}`,
  addOrder: 'Adicionar outra ordem certa',
  removeOrder: (number) => `Remover a outra ordem certa ${number}`,
};

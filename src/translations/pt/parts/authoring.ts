import { questionLimits } from '../../../../contract/limits';
import type { messages as english } from '../../../parts/authoring/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

const { lineLengthMax, optionLengthMax, blanksMax, alternativesMax, answerLengthMax } = questionLimits;
export const messages: TranslationOf<typeof english> = {
  types: {
    code: 'Código',
    debug: 'Depuração',
    'multiple-choice': 'Múltipla escolha',
    'fill-in-the-blank': 'Preencher lacunas',
    'true-false': 'Verdadeiro ou falso',
    'multiple-answer': 'Várias opções corretas',
    ordering: 'Ordenar',
  },
  alternativesLimit: `No máximo ${alternativesMax} alternativas, cada uma com até ${answerLengthMax} caracteres`,
  answerTooLong: `No máximo ${answerLengthMax} caracteres`,
  blanksLimit: `No máximo ${blanksMax} lacunas`,
  lineTooLong: `No máximo ${lineLengthMax} caracteres`,
  optionTooLong: `No máximo ${optionLengthMax} caracteres`,
  textTooLong: 'O texto é longo demais',
  orderSameAsLines: (order) =>
    `Outra ordem certa ${order} é igual às linhas na ordem certa. Altere ou remova essa ordem.`,
  orderSameAsOther: (order, other) =>
    `Outra ordem certa ${order} é igual a outra ordem certa ${other}. Altere ou remova essa ordem.`,
  noPackage:
    'Não há um pacote de problema neste arquivo: um pacote tem um problem.yaml, ou dados de teste em data/secret.',
  inFile: (file, message) => `${file}: ${message}`,
  savedCompletely: 'Salvo. O arquivo contém tudo.',
  savedWithout: (count) => `Salvo sem ${counted(count, 'parte', 'partes')} que o formato não suporta.`,
};

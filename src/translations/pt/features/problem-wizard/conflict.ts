import type { messages as english } from '../../../../features/problem-wizard/conflict/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  merge: 'Manter as duas alterações',
  mergeNow: 'Combinar e continuar',
  noConflict:
    'Você alterou outras partes que a versão mais recente, então as duas alterações são compatíveis.',
  conflicts: (parts) =>
    `Os dois alteraram: ${parts.join(', ')}. Essas partes mantêm o seu texto; as outras recebem o mais recente. A versão mais recente continua na lista de versões.`,
  fields: { testCases: 'Casos de teste', checkerKind: 'Verificador', solutions: 'Soluções do júri' },
  mine: 'Suas alterações',
  theirs: (version) => `Alterações da versão ${version}`,
  noDifferences: 'Não é possível mostrar as diferenças.',
};

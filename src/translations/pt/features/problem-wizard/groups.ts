import { pointsMax } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/groups/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted, whole } from '../../../words';

const points = (value: number) => whole(Math.round(value * 100) / 100);

export const messages: TranslationOf<typeof english> = {
  title: 'Grupos e pontos',
  none: 'Sem grupos, cada caso conta pelo seu peso. Com grupos, um grupo de casos dá pontos em conjunto, como na IOI.',
  begin: 'Usar grupos',
  end: 'Não usar grupos',
  order: 'Ordem dos grupos',
  orderNote: (value, cases) => `${points(value)} pontos, ${counted(cases, 'caso', 'casos')}`,
  add: 'Adicionar um grupo',
  remove: (label) => `Remover ${label}`,
  label: (name) => `Grupo ${name}`,
  points: 'Pontos',
  pointsHint: `De ${whole(-pointsMax)} a ${whole(pointsMax)}. Todos os grupos juntos costumam dar 100.`,
  kind: 'Como conta',
  kinds: {
    all: 'Todos os casos devem passar',
    each: 'Cada caso dá sua parte',
    other: 'Como no pacote',
  },
  row: (label, value, cases) => `${label}: ${points(value)} pontos, ${counted(cases, 'caso', 'casos')}`,
  picture: (total, parts) => `${points(total)} pontos no total: ${parts.join(', ')}`,
  part: (label, value) => `${label} ${points(value)}`,
  total: (value) => `Total: ${points(value)} pontos.`,
  lessThan100: (value) => `Total: ${points(value)} pontos. Faltam ${points(100 - value)} para 100.`,
  moreThan100: (value) => `Total: ${points(value)} pontos. São ${points(value - 100)} a mais que 100.`,
  empty: (label) => `${label} não tem casos, então ninguém pode ganhar seus pontos.`,
  ungrouped: 'Casos sem grupo',
  move: (number) => `Grupo do caso ${number}`,
  noGroup: 'sem grupo',
  samples: 'Os exemplos não dão pontos.',
};

import { pointsMax } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/groups/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted, whole } from '../../../words';

const points = (value: number) => whole(Math.round(value * 100) / 100);

export const messages: TranslationOf<typeof english> = {
  title: 'Grupos y puntos',
  none: 'Sin grupos, cada caso cuenta por su peso. Con grupos, un grupo de casos da puntos en conjunto, como en la IOI.',
  begin: 'Usar grupos',
  end: 'No usar grupos',
  order: 'Orden de los grupos',
  orderNote: (value, cases) => `${points(value)} puntos, ${counted(cases, 'caso', 'casos')}`,
  add: 'Agregar un grupo',
  remove: (label) => `Quitar ${label}`,
  label: (name) => `Grupo ${name}`,
  points: 'Puntos',
  pointsHint: `De ${whole(-pointsMax)} a ${whole(pointsMax)}. Todos los grupos juntos suelen dar 100.`,
  kind: 'Cómo cuenta',
  kinds: {
    all: 'Todos los casos deben pasar',
    each: 'Cada caso da su parte',
    other: 'Como en el paquete',
  },
  row: (label, value, cases) => `${label}: ${points(value)} puntos, ${counted(cases, 'caso', 'casos')}`,
  picture: (total, parts) => `${points(total)} puntos en total: ${parts.join(', ')}`,
  part: (label, value) => `${label} ${points(value)}`,
  total: (value) => `Total: ${points(value)} puntos.`,
  lessThan100: (value) => `Total: ${points(value)} puntos. Faltan ${points(100 - value)} para 100.`,
  moreThan100: (value) => `Total: ${points(value)} puntos. Son ${points(value - 100)} más de 100.`,
  empty: (label) => `${label} no tiene casos, así que nadie puede obtener sus puntos.`,
  ungrouped: 'Casos sin grupo',
  move: (number) => `Grupo del caso ${number}`,
  noGroup: 'sin grupo',
  samples: 'Los ejemplos no dan puntos.',
};

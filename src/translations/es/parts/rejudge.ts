import type { messages as english } from '../../../parts/rejudge/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

const submissions = (count: number) => counted(count, 'envío', 'envíos');

export const messages: TranslationOf<typeof english> = {
  rejudging: 'Reevaluando…',
  progress: (judged, total) => `Reevaluados: ${judged} de ${total}`,
  outdated: 'Esta vista previa es de una versión anterior del problema. Cancélala y empieza una nueva.',
  result: (changed, total, failed) => {
    const text = `${changed} de ${submissions(total)} recibirían otro veredicto.`;
    return failed === 0
      ? text
      : `${text} ${submissions(failed)} no se ${failed === 1 ? 'pudo evaluar y no cambiará' : 'pudieron evaluar y no cambiarán'}.`;
  },
  changes: 'Cambios de puntos',
  gain: (from, to, by) => `${from} → ${counted(to, 'punto', 'puntos')}: gana ${by}`,
  loss: (from, to, by) => `${from} → ${counted(to, 'punto', 'puntos')}: pierde ${by}`,
  noChange: 'Los puntos de nadie cambiarían.',
  apply: 'Aplicar',
  confirmApply: (count) => `¿Aplicar ${counted(count, 'cambio de puntos', 'cambios de puntos')}?`,
  confirmVerdicts: (count) => `¿Cambiar ${counted(count, 'veredicto', 'veredictos')}?`,
  verdicts: 'Cambios de veredictos',
  applied: 'Aplicado. Los veredictos y los puntos están actualizados.',
  cancel: 'Cancelar',
  needsNetwork: 'Requiere conexión',
};

import type { messages as english } from '../../../parts/rejudge/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

const submissions = (count: number) => counted(count, 'envio', 'envios');

export const messages: TranslationOf<typeof english> = {
  rejudging: 'Reavaliando…',
  progress: (judged, total) => `Reavaliados: ${judged} de ${total}`,
  outdated: 'Esta prévia é de uma versão anterior do problema. Cancele-a e comece uma nova.',
  result: (changed, total, failed) => {
    const text = `${changed} de ${submissions(total)} receberiam outro veredito.`;
    return failed === 0
      ? text
      : `${text} ${submissions(failed)} não ${failed === 1 ? 'pôde ser avaliado e não mudará' : 'puderam ser avaliados e não mudarão'}.`;
  },
  changes: 'Mudanças de pontos',
  gain: (from, to, by) => `${from} → ${counted(to, 'ponto', 'pontos')}: ganha ${by}`,
  loss: (from, to, by) => `${from} → ${counted(to, 'ponto', 'pontos')}: perde ${by}`,
  noChange: 'Os pontos de ninguém mudariam.',
  apply: 'Aplicar',
  confirmApply: (count) => `Aplicar ${counted(count, 'mudança de pontos', 'mudanças de pontos')}?`,
  confirmVerdicts: (count) => `Mudar ${counted(count, 'veredito', 'vereditos')}?`,
  verdicts: 'Mudanças de vereditos',
  applied: 'Aplicado. Os vereditos e os pontos estão atualizados.',
  cancel: 'Cancelar',
  needsNetwork: 'Requer conexão',
};

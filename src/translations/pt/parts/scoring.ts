import type { messages as english } from '../../../parts/scoring/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  names: {
    points: 'Soma dos pontos',
    icpc: 'ICPC: problemas resolvidos, depois tempo de penalidade',
    ioi: 'IOI: melhor resultado de cada grupo de testes',
  },
  texts: {
    points: () =>
      'Em cada problema vale o seu melhor envio, e os pontos de todos os problemas são somados. Com os mesmos pontos, fica à frente quem melhorou pela última vez mais cedo.',
    icpc: (penaltyMinutes) =>
      `Os participantes são ordenados por problemas resolvidos e depois por menos tempo de penalidade. Cada problema resolvido soma o minuto do envio aceito e ${penaltyMinutes} minutos por tentativa errada anterior; erros de compilação não contam.`,
    ioi: () =>
      'Em cada grupo de testes de um problema vale o seu melhor resultado, também de envios diferentes. Os pontos de todos os problemas são somados; com os mesmos pontos, fica à frente quem melhorou pela última vez mais cedo.',
  },
};

import type { messages as english } from '../../../features/solutions/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Soluções de outros',
  titleOf: (problem) => `Soluções: ${problem}`,
  back: 'Problema',
  intro:
    'Programas aceitos de pessoas que compartilham os seus. Aparece o melhor de cada pessoa e linguagem.',
  share:
    'Compartilhar minhas soluções aceitas, de todos os problemas, com pessoas que resolveram o mesmo problema',
  shareHint:
    'Seu nome aparece com elas. Soluções que você enviou em uma competição só são compartilhadas depois que ela termina. Você pode mudar isso a qualquer momento.',
  shareFailed: 'Não foi possível salvar a configuração neste dispositivo. Libere espaço e tente novamente.',
  language: 'Linguagem',
  allLanguages: 'Todas as linguagens',
  order: 'Ordem',
  orders: {
    shortest: 'Mais curtas primeiro',
    fastest: 'Mais rápidas primeiro',
    newest: 'Mais novas primeiro',
  },
  count: (total) => counted(total, 'solução', 'soluções'),
  none: 'Ninguém compartilha uma solução aqui ainda',
  noneHint: 'Comece você: ative o compartilhamento acima.',
  noneOffline: 'Estas soluções não estão neste dispositivo',
  noneOfflineHint: 'Elas ficam neste dispositivo depois que você as olha uma vez.',
  asOf: (moment) => `Você está sem conexão. Este era o estado em ${moment}.`,
  notAvailable: 'Indisponível',
  signIn: 'Entre para ver as soluções de outros depois de resolver o problema.',
  signInLink: 'Entrar',
  solve: 'Resolver o problema',
  more: 'Mostrar mais',
  all: 'Mostrar todas as soluções',
  gone: 'Esta solução não é mais compartilhada',
  failed: (message) => `Não foi possível carregar as soluções. ${message}`,
  retry: 'Tentar novamente',
  bytes: (bytes) => counted(bytes, 'byte', 'bytes'),
  report: 'Denunciar',
  reportOf: (name) => `Denunciar a solução de ${name}`,
  reportTitle: 'Denunciar uma solução',
  reason: 'O que há de errado com ela?',
  reasonHint: 'Administradores leem sua denúncia, com um link para a solução.',
  send: 'Enviar denúncia',
  cancel: 'Cancelar',
  sent: 'Sua denúncia está salva e será enviada aos administradores.',
  notSent: 'Não foi possível salvar a denúncia neste dispositivo. Libere espaço e tente novamente.',
};

import type { messages as english } from '../../../parts/proctor/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  leftPage: 'Aviso: saiu da página da competição',
  leftFullscreen: 'Aviso: saiu da tela cheia',
  leftWindow: 'Aviso: saiu da janela da competição',
  returned: 'Voltou',
  returnedAfter: (duration) => `Voltou depois de ${duration}`,
  blocked: (action) => `Bloqueado: ${action}`,
  anAction: 'uma ação',
  otherDevice: 'Continuou em outro dispositivo',
  otherDeviceAfter: (duration) => `Continuou em outro dispositivo, ${duration} depois do último contato`,
  clockSetBack: 'O relógio do dispositivo foi atrasado',
};

import type { messages as english } from '../../../../features/solve/history/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  empty: 'Nenhum envio ainda',
  emptyHint: 'Seus envios aparecem aqui com o código e o veredito.',
  otherDevices: 'De outros dispositivos',
  earlierVersions: 'Versões anteriores',
  earlierVersion: 'Versão anterior',
  fromDevice: (device) => `De ${device}`,
  fromTwoTabs: 'Alterado em duas abas',
  code: 'Código',
  restore: 'Restaurar no editor',
  receipt: {
    saved: 'Neste dispositivo',
    sent: 'Enviado',
    judging: 'Avaliando',
    refused: 'Recusado',
    signInNeeded: 'É preciso entrar',
    judged: 'Avaliado',
  },
};

import type { messages as english } from '../../../../features/solve/history/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  empty: 'Aún no hay envíos',
  emptyHint: 'Tus envíos aparecen aquí con su código y su veredicto.',
  otherDevices: 'De otros dispositivos',
  earlierVersions: 'Versiones anteriores',
  earlierVersion: 'Versión anterior',
  fromDevice: (device) => `De ${device}`,
  fromTwoTabs: 'Modificado en dos pestañas',
  code: 'Código',
  restore: 'Restaurar en el editor',
  receipt: {
    saved: 'En este dispositivo',
    sent: 'Enviado',
    judging: 'Evaluando',
    refused: 'Rechazado',
    signInNeeded: 'Falta iniciar sesión',
    judged: 'Evaluado',
  },
};

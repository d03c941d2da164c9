import type { messages as english } from '../../../features/solutions/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  title: 'Soluciones de otros',
  titleOf: (problem) => `Soluciones: ${problem}`,
  back: 'Problema',
  intro:
    'Programas aceptados de personas que comparten los suyos. Se muestra el mejor de cada persona y lenguaje.',
  share:
    'Compartir mis soluciones aceptadas, de todos los problemas, con personas que resolvieron el mismo problema',
  shareHint:
    'Tu nombre aparece con ellas. Las soluciones que enviaste en un concurso se comparten solo cuando termina. Puedes cambiarlo en cualquier momento.',
  shareFailed: 'El ajuste no se pudo guardar en este dispositivo. Libera espacio y vuelve a intentarlo.',
  language: 'Lenguaje',
  allLanguages: 'Todos los lenguajes',
  order: 'Orden',
  orders: {
    shortest: 'Primero las más cortas',
    fastest: 'Primero las más rápidas',
    newest: 'Primero las más nuevas',
  },
  count: (total) => counted(total, 'solución', 'soluciones'),
  none: 'Aún nadie comparte una solución aquí',
  noneHint: 'Empieza tú: activa compartir arriba.',
  noneOffline: 'Estas soluciones no están en este dispositivo',
  noneOfflineHint: 'Se conservan en este dispositivo después de que las miras una vez.',
  asOf: (moment) => `No tienes conexión. Este era el estado en ${moment}.`,
  notAvailable: 'No disponible',
  signIn: 'Inicia sesión para ver las soluciones de otros después de resolver el problema.',
  signInLink: 'Iniciar sesión',
  solve: 'Resolver el problema',
  more: 'Mostrar más',
  all: 'Mostrar todas las soluciones',
  gone: 'Esta solución ya no se comparte',
  failed: (message) => `No se pudieron cargar las soluciones. ${message}`,
  retry: 'Reintentar',
  bytes: (bytes) => counted(bytes, 'byte', 'bytes'),
  report: 'Denunciar',
  reportOf: (name) => `Denunciar la solución de ${name}`,
  reportTitle: 'Denunciar una solución',
  reason: '¿Qué tiene de malo?',
  reasonHint: 'Los administradores leen tu denuncia, con un enlace a la solución.',
  send: 'Enviar denuncia',
  cancel: 'Cancelar',
  sent: 'Tu denuncia está guardada y se enviará a los administradores.',
  notSent: 'La denuncia no se pudo guardar en este dispositivo. Libera espacio y vuelve a intentarlo.',
};

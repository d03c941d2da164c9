import type { messages as english } from '../../../../features/account/security/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

export const messages: TranslationOf<typeof english> = {
  changePassword: 'Cambiar la contraseña',
  passwordHint: 'Esto cierra tu sesión en todos los demás dispositivos.',
  currentPassword: 'Contraseña actual',
  typeCurrent: 'Escribe tu contraseña actual.',
  newPassword: 'Contraseña nueva',
  typeNew: 'Escribe una contraseña nueva.',
  passwordsDiffer: 'Las dos contraseñas son distintas.',
  save: 'Cambiar la contraseña',
  saving: 'Cambiando…',
  cancel: 'Cancelar',
  forgotten: '¿Olvidaste tu contraseña? Recibe un código por correo',
  changed: 'Tu contraseña cambió. En tus otros dispositivos debes iniciar sesión de nuevo.',
  needsNetwork: 'Cambiar la contraseña requiere conexión',
  noPassword: 'Inicias sesión con Google o GitHub, así que esta cuenta no tiene contraseña aquí.',
  ended:
    'Tu sesión se cerró en este dispositivo. Tu trabajo sigue aquí. Inicia sesión de nuevo para enviarlo.',
  signInAgain: 'Iniciar sesión de nuevo',
  devices: 'Dónde tienes la sesión iniciada',
  thisDevice: 'Este dispositivo',
  unknownDevice: 'Dispositivo desconocido',
  activeNow: 'Activo ahora',
  lastActive: (ago) => `Última actividad: ${ago}`,
  signedIn: (date) => `Inicio de sesión: ${date}`,
  signOut: 'Cerrar sesión',
  signOutOf: (device) => `Cerrar sesión en ${device}`,
  signedOut: (device) => `Se cerró la sesión en ${device}.`,
  signOutOthers: 'Cerrar sesión en los demás dispositivos',
  othersTitle: '¿Cerrar sesión en los demás dispositivos?',
  othersExplained: (count) =>
    `Tu sesión sigue en este dispositivo y se cierra en ${counted(count, 'otro dispositivo', 'otros dispositivos')}. El trabajo sin enviar queda allí hasta que inicies sesión de nuevo en ese dispositivo.`,
  othersSignedOut: 'Se cerró la sesión en los demás dispositivos.',
  onlyHere: 'Solo tienes la sesión iniciada en este dispositivo.',
  loading: 'Cargando tus dispositivos…',
  offline: 'La lista de tus dispositivos requiere conexión.',
  retry: 'Reintentar',
  notListed:
    'Google guarda las sesiones de esta cuenta y no las muestra. Puedes cerrar la sesión en todos los dispositivos, incluido este.',
  signOutEverywhere: 'Cerrar sesión en todos los dispositivos',
  everywhereTitle: '¿Cerrar sesión en todos los dispositivos?',
  everywhereExplained:
    'También se cierra tu sesión en este dispositivo. El trabajo sin enviar queda en su dispositivo hasta que inicies sesión de nuevo allí.',
};

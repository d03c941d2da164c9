import { minimumAgeYears } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/account/session/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const items = (count: number) => counted(count, 'elemento', 'elementos');
export const messages: TranslationOf<typeof english> = {
  ageTitle: 'Una pregunta más',
  confirmAge: `Confirma que tienes al menos ${minimumAgeYears} años.`,
  oldEnough: `Tengo al menos ${minimumAgeYears} años`,
  continue: 'Continuar',
  tooYoung: 'Soy menor: eliminar la cuenta',
  deletingNeedsNetwork: 'Eliminar la cuenta requiere conexión',
  accountDeleted: 'Tu cuenta se eliminó.',
  signOut: 'Cerrar sesión',
  changeStudent: 'Cerrar sesión y cambiar de estudiante',
  unsent: (count) => `${items(count)} sin enviar`,
  unsentExplained:
    'El servidor aún no tiene este trabajo. Si lo conservas, solo tú puedes verlo, y se envía cuando inicies sesión de nuevo en este dispositivo. Si este no es tu dispositivo, expórtalo a un archivo.',
  keepAndSignOut: 'Cerrar sesión y conservarlo',
  exportToFile: 'Exportar a un archivo',
  exported: (name) => <>Guardado como {name}. Comprueba que el archivo esté ahí antes de eliminar algo.</>,
  deleteAndSignOut: 'Cerrar sesión y eliminarlo de este dispositivo',
  staySignedIn: 'Mantener la sesión',
  signInAgain: 'Iniciar sesión de nuevo',
  signInToSend: (count) => `Inicia sesión para enviar ${items(count)}`,
  sessionEnded: (email) => (
    <>El servidor cerró la sesión de {email}. Tu trabajo está guardado en este dispositivo.</>
  ),
};

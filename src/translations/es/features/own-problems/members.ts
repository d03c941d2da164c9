import type { messages as english } from '../../../../features/own-problems/members/messages';
import type { TranslationOf } from '../../../translation-of';

export const messages: TranslationOf<typeof english> = {
  title: (problem) => `Personas de ${problem}`,
  roles: { creator: 'Creador', author: 'Coautor', tester: 'Probador' },
  rights: {
    author: 'Los coautores leen todo, cambian y exportan el problema, y comentan.',
    tester: 'Los probadores leen todo y comentan, pero no cambian nada.',
  },
  introMember: 'Solo el creador puede cambiar esta lista.',
  list: 'Personas que trabajan en el problema',
  person: 'Nombre de usuario o correo',
  role: 'Rol',
  roleOf: (name) => `Rol de ${name}`,
  invite: 'Invitar',
  invited: 'Invitado',
  remove: 'Quitar',
  confirmRemove: (name) => `¿Quitar a ${name}?`,
  leave: 'Salir',
  confirmLeave: '¿Salir? Pierdes el acceso.',
  left: 'Ya no trabajas en el problema.',
  close: 'Cerrar',

  invitations: 'Invitaciones',
  invitation: (title, by, role) =>
    by === '' ? `Te invitan a «${title}» como ${role}.` : `${by} te invita a «${title}» como ${role}.`,
  asAuthor: 'coautor',
  asTester: 'probador',
  accept: 'Aceptar',
  acceptOf: (title) => `Aceptar la invitación a ${title}`,
  decline: 'Rechazar',
  declineOf: (title) => `Rechazar la invitación a ${title}`,
  accepted: 'Ahora trabajas en el problema.',
};

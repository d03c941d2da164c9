import type { messages as english } from '../../../../features/contests/messages/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const newMessages = (count: number) => counted(count, 'mensaje nuevo', 'mensajes nuevos');
export const messages: TranslationOf<typeof english> = {
  title: 'Mensajes',
  openMessages: (unread) => (unread > 0 ? `Mensajes: ${counted(unread, 'nuevo', 'nuevos')}` : 'Mensajes'),
  openHint: 'Mensajes y preguntas al organizador',
  newMessages: (unread) => `${newMessages(unread)} del organizador`,
  toEveryone: 'Para todos',
  toYou: 'Para ti',
  toastTitle: (kind, isAnswer, contest) => {
    if (!isAnswer) return `${kind === 'announcement' ? 'Anuncio' : 'Mensaje'} en ${contest}`;
    return kind === 'announcement'
      ? `Respuesta a una pregunta en ${contest}`
      : `Respuesta a tu pregunta en ${contest}`;
  },
  severalNew: (count, contest) => `${newMessages(count)} en ${contest}`,
  read: 'Leer',
  unread: 'Nuevo',
  announcement: 'Anuncio',
  sendAnnouncement: 'Enviar anuncio',
  needsNetwork: 'Requiere conexión.',
  announcementReach:
    'Los participantes conectados lo ven en medio minuto. También queda en la página del concurso.',
  askOrganiser: 'Preguntar al organizador',
  topic: 'Tema',
  topicGeneral: 'General',
  topicTechnical: 'Técnico',
  topicProblem: (letter, title) => `${letter} · ${title}`,
  ask: 'Preguntar',
  sentWhenOnline: 'No tienes conexión. Tu pregunta se envía cuando vuelvas a tenerla.',
  yourQuestions: 'Tus preguntas',
  questionState: {
    saved: 'Guardada en este dispositivo',
    signInNeeded: 'Guardada en este dispositivo. Inicia sesión para enviarla.',
    refused: 'No enviada',
    sent: 'Enviada: aún sin respuesta',
    answered: 'Respondida',
  },
};

import type { messages as english } from '../../../../features/contests/messages/messages';
import type { TranslationOf } from '../../../translation-of';
import { counted } from '../../../words';

const newMessages = (count: number) => counted(count, 'nova mensagem', 'novas mensagens');
export const messages: TranslationOf<typeof english> = {
  title: 'Mensagens',
  openMessages: (unread) => (unread > 0 ? `Mensagens: ${counted(unread, 'nova', 'novas')}` : 'Mensagens'),
  openHint: 'Mensagens e perguntas ao organizador',
  newMessages: (unread) => `${newMessages(unread)} do organizador`,
  toEveryone: 'Para todos',
  toYou: 'Para você',
  toastTitle: (kind, isAnswer, contest) => {
    if (!isAnswer) return `${kind === 'announcement' ? 'Anúncio' : 'Mensagem'} em ${contest}`;
    return kind === 'announcement'
      ? `Resposta a uma pergunta em ${contest}`
      : `Resposta à sua pergunta em ${contest}`;
  },
  severalNew: (count, contest) => `${newMessages(count)} em ${contest}`,
  read: 'Ler',
  unread: 'Nova',
  announcement: 'Anúncio',
  sendAnnouncement: 'Enviar anúncio',
  needsNetwork: 'Requer conexão.',
  announcementReach:
    'Participantes com conexão o veem em meio minuto. Ele também fica na página da competição.',
  askOrganiser: 'Perguntar ao organizador',
  topic: 'Assunto',
  topicGeneral: 'Geral',
  topicTechnical: 'Técnico',
  topicProblem: (letter, title) => `${letter} · ${title}`,
  ask: 'Perguntar',
  sentWhenOnline: 'Você está sem conexão. Sua pergunta é enviada quando a conexão voltar.',
  yourQuestions: 'Suas perguntas',
  questionState: {
    saved: 'Salva neste dispositivo',
    signInNeeded: 'Salva neste dispositivo. Entre para enviar.',
    refused: 'Não enviada',
    sent: 'Enviada: ainda sem resposta',
    answered: 'Respondida',
  },
};

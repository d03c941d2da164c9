import { translated } from '../../../lib/translation';
import { counted } from '../../../lib/words';

/** Texts of messages and questions in a contest. */
export const messages = translated('features/contests/messages', {
  title: 'Messages',
  openMessages: (unread: number) => (unread > 0 ? `Messages: ${unread} new` : 'Messages'),
  openHint: 'Messages and questions to the organiser',
  newMessages: (unread: number) => `${counted(unread, 'new message')} from the organiser`,
  toEveryone: 'To everyone',
  toYou: 'To you',
  toastTitle: (kind: 'announcement' | 'notice', isAnswer: boolean, contest: string) => {
    if (!isAnswer) return `${kind === 'announcement' ? 'Announcement' : 'Message'} in ${contest}`;
    return kind === 'announcement'
      ? `Answer to a question in ${contest}`
      : `Answer to your question in ${contest}`;
  },
  severalNew: (count: number, contest: string) => `${counted(count, 'new message')} in ${contest}`,
  read: 'Read',
  unread: 'New',

  announcement: 'Announcement',
  sendAnnouncement: 'Send announcement',
  needsNetwork: 'Needs a network.',
  announcementReach:
    'Participants who are online see it within half a minute. It also stays on the contest page.',

  askOrganiser: 'Ask the organiser',
  topic: 'Topic',
  topicGeneral: 'General',
  topicTechnical: 'Technical',
  topicProblem: (letter: string, title: string) => `${letter} · ${title}`,
  ask: 'Ask',
  sentWhenOnline: 'You are offline. Your question is sent when you are online again.',

  yourQuestions: 'Your questions',
  questionState: {
    saved: 'Saved on this device',
    signInNeeded: 'Saved on this device. Sign in to send it.',
    refused: 'Not sent',
    sent: 'Sent: no answer yet',
    answered: 'Answered',
  },
});

import { useEffect } from 'react';
import { noteMessagesSeen } from '../../data/contest-messages';
import { Section } from '../../ui/section';
import { MessageList } from './message-list';
import { useMessages } from './use-messages';

/** On a contest's page: what its organiser said; nothing as long as there is nothing. */
export function ContestMessages({ slug }: { slug: string }) {
  const { messages, unread } = useMessages(slug);
  useEffect(() => {
    if (unread > 0) void noteMessagesSeen(slug);
  }, [slug, unread]);
  if (messages.length === 0) return null;
  return (
    <Section title="Messages">
      <MessageList messages={messages} />
    </Section>
  );
}

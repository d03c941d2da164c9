import type { ReactNode } from 'react';
import { Page } from '../../ui/page';
import { DownloadButton } from './button/download-button';
import { DownloadList } from './download-list';
import { messages } from './messages';
import { MoveWork } from './move-work';
import styles from './offline.module.css';
import { RuntimeList } from './runtime-list';
import { StorageFacts } from './storage-facts';

/** Offline 10. Outbox and packs belong to other features. */
export function OfflinePage({ outbox, packs }: { outbox: ReactNode; packs: ReactNode }) {
  return (
    <Page title={messages.page.title} intro={messages.page.intro} narrow>
      <Section id="storage" title={messages.page.storage}>
        <StorageFacts />
      </Section>
      <Section id="languages" title={messages.page.languages}>
        <RuntimeList />
      </Section>
      <Section
        id="downloads"
        title={messages.page.downloads}
        action={
          <DownloadButton
            subject={{ kind: 'everything' }}
            title={messages.page.everything}
            label={messages.page.downloadEverything}
          />
        }
      >
        <DownloadList />
      </Section>
      <Section id="packs" title={messages.page.packs}>
        {packs}
      </Section>
      <Section id="waiting" title={messages.page.submitted}>
        {outbox}
      </Section>
      <Section id="move" title={messages.page.move}>
        <MoveWork />
      </Section>
    </Page>
  );
}

interface SectionProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, action, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

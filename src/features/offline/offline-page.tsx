import type { ReactNode } from 'react';
import { Page } from '../../ui/page';
import { DownloadButton } from './button/download-button';
import { DownloadList } from './download-list';
import { MoveWork } from './move-work';
import styles from './offline.module.css';
import { RuntimeList } from './runtime-list';
import { StorageFacts } from './storage-facts';

/** Offline 10. Outbox and packs belong to other features. */
export function OfflinePage({ outbox, packs }: { outbox: ReactNode; packs: ReactNode }) {
  return (
    <Page
      title="Offline use"
      intro="What works here without a network, what waits to be sent, and how to take it to another device."
      narrow
    >
      <Section id="storage" title="This device">
        <StorageFacts />
      </Section>
      <Section id="languages" title="Languages">
        <RuntimeList />
      </Section>
      <Section
        id="downloads"
        title="Downloads"
        action={
          <DownloadButton subject={{ kind: 'everything' }} title="everything" label="Download everything" />
        }
      >
        <DownloadList />
      </Section>
      <Section id="packs" title="Contest packs">
        {packs}
      </Section>
      <Section id="waiting" title="Handed in on this device">
        {outbox}
      </Section>
      <Section id="move" title="Move your work">
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

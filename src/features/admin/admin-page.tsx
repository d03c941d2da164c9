import { type ReactNode, useCallback, useState } from 'react';
import { Tabs } from '../../ui/layout/tabs';
import { Page } from '../../ui/page';
import styles from './admin.module.css';
import { AuditSection } from './audit/audit-section';
import { ContentSection } from './installation/content-section';
import { MailsSection } from './installation/mails-section';
import { StorageSection } from './installation/storage-section';
import { JudgesSection } from './judges/judges-section';
import { messages } from './messages';
import { ReportsSection } from './reports/reports-section';
import { SettingsSection } from './settings/settings-section';
import { DeniedContext } from './use-admin';
import { UsersSection } from './users/users-section';

const sections = {
  users: UsersSection,
  reports: ReportsSection,
  judges: JudgesSection,
  content: ContentSection,
  storage: StorageSection,
  mails: MailsSection,
  settings: SettingsSection,
  audit: AuditSection,
} as const;
type SectionName = keyof typeof sections;
const names = Object.keys(sections) as SectionName[];

interface AdminPageProps {
  section: string | undefined;
  onSection(section: string): void;
  /** Shown if the server says that the account has no role. */
  notFound: ReactNode;
}

export function AdminPage({ section, onSection, notFound }: AdminPageProps) {
  const [isDenied, setDenied] = useState(false);
  // Stable, because effects depend on it.
  const deny = useCallback(() => setDenied(true), []);
  const active = names.find((name) => name === section) ?? 'users';
  const Section = sections[active];
  if (isDenied) return notFound;
  return (
    <DeniedContext value={deny}>
      <Page title={messages.title} intro={messages.intro}>
        <Tabs
          label={messages.sections}
          tabs={names.map((id) => ({ id, label: messages.sectionNames[id] }))}
          active={active}
          onChoose={onSection}
          panelClassName={styles.panel}
        >
          <Section key={active} />
        </Tabs>
      </Page>
    </DeniedContext>
  );
}

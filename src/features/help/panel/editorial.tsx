import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { defaultLanguage, type Language, languageLabels } from '../../../../contract/limits';
import { deviceAccount } from '../../../data/account/account';
import { readLastLanguage } from '../../../data/drafts/drafts';
import { preferredLanguage } from '../../../data/work/profile-edits';
import { momentText } from '../../../lib/words';
import { serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { Tabs } from '../../../ui/layout/tabs';
import { Notice } from '../../../ui/notice';
import { Rendered } from '../../../ui/text/rendered';
import { TextBlock } from '../../../ui/text/text-block';
import { useMarkdown } from '../../../ui/text/use-markdown';
import { useNow } from '../../../ui/time/use-now';
import styles from '../help.module.css';
import { messages } from '../messages';
import { editorialBlocks, type Program } from './editorial-blocks';

interface EditorialProps {
  problem: ProblemDetail;
  account: string;
  /** Solved, or opened before. */
  isOpen: boolean;
  onOpen(): Promise<void>;
}

export function Editorial({ problem, account, isOpen, onOpen }: EditorialProps) {
  const now = useNow();
  const { editorial, editorialFrom } = problem;
  if (editorialFrom !== undefined && editorial === undefined) {
    const from = Date.parse(editorialFrom);
    const isLater = from > serverClock.now();
    return <Notice>{isLater ? messages.later(momentText(from, now)) : messages.laterPassed}</Notice>;
  }
  if (editorial === undefined) return <Notice>{messages.withheld}</Notice>;
  if (isOpen) return <EditorialText problemID={problem.id} account={account} text={editorial} />;
  return (
    <div className={styles.question}>
      <p>{messages.notSolved}</p>
      {account !== deviceAccount && <p className={styles.quiet}>{messages.notSolvedRecorded}</p>}
      <div>
        <Button onClick={() => void onOpen()}>{messages.show.editorial}</Button>
      </div>
    </div>
  );
}

function EditorialText({ problemID, account, text }: { problemID: string; account: string; text: string }) {
  const blocks = editorialBlocks(text);
  const texts = useMarkdown(blocks.map((block) => ('text' in block ? block.text : '')));
  const own = useLiveQuery(
    async () => (await readLastLanguage(problemID, await preferredLanguage(account))) ?? defaultLanguage,
    [problemID, account],
  );
  const [chosen, choose] = useState<Language>();
  const language = chosen ?? own;
  if (!texts || language === undefined) return <p className={styles.quiet}>{messages.loading}</p>;
  return (
    <div className={styles.editorial}>
      {blocks.map((block, at) => {
        if ('programs' in block) {
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
          return <Programs key={at} programs={block.programs} language={language} onChoose={choose} />;
        }
        const content = texts[at];
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        return content && <Rendered key={at} content={content} />;
      })}
    </div>
  );
}

interface ProgramsProps {
  programs: readonly Program[];
  language: Language;
  onChoose(language: Language): void;
}

/** One choice for all blocks of the editorial. */
function Programs({ programs, language, onChoose }: ProgramsProps) {
  const shown = programs.find((program) => program.language === language) ?? programs[0];
  if (!shown) return null;
  return (
    <Tabs
      label={messages.programs}
      tabs={programs.map((program) => ({ id: program.language, label: languageLabels[program.language] }))}
      active={shown.language}
      onChoose={onChoose}
      className={styles.programs}
    >
      <TextBlock title={languageLabels[shown.language]} text={shown.code} />
    </Tabs>
  );
}

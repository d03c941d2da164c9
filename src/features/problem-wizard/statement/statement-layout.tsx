import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Tabs } from '../../../ui/layout/tabs';
import { useMedia } from '../../../ui/layout/use-media';
import { SkeletonLines } from '../../../ui/skeleton';
import { useShownField } from '../../../wizard/faults/use-shown-field';
import type { ProblemWizard } from '../wizard-types';
import { ImageAddingPlace } from './images/image-adding';
import { messages } from './messages';
import styles from './statement.module.css';

const StatementPreview = lazy(() =>
  import('./preview/statement-preview').then((part) => ({ default: part.StatementPreview })),
);

/** As in `statement.module.css`. */
const wide = '(min-width: 70rem)';

const views = [
  { id: 'write', label: messages.write },
  { id: 'preview', label: messages.preview },
] as const;

/** Fields of a statement, with the preview beside them, or in a tab on small screens. */
export function StatementLayout({ wizard, children }: { wizard: ProblemWizard; children: ReactNode }) {
  const isWide = useMedia(wide);
  const [view, setView] = useState<'write' | 'preview'>('write');
  useShownField(wizard, /^(\w+)(?:\.(.+))?$/, (field = '', language = '') => {
    setView('write');
    const { translations } = wizard.current();
    const isTranslation = translations.some((one) => one.language === language);
    if (isTranslation || ownTexts.has(field)) wizard.change({ openLanguage: isTranslation ? language : '' });
  });
  // The same elements in both layouts: a tablet that turns loses no open dialog, no typing and no undo.
  return (
    <ImageAddingPlace wizard={wizard}>
      <Tabs<'write' | 'preview'>
        label={messages.views}
        tabs={views}
        active={view}
        onChoose={setView}
        plain={isWide}
        className={isWide ? undefined : styles.views}
      >
        <div className={isWide ? styles.columns : undefined}>
          <div className={styles.fields} hidden={!isWide && view === 'preview'}>
            {children}
          </div>
          {(isWide || view === 'preview') && (
            <div className={isWide ? styles.beside : undefined}>
              <Suspense fallback={<SkeletonLines count={6} />}>
                <StatementPreview wizard={wizard} hasLanguages={!isWide} />
              </Suspense>
            </div>
          )}
        </div>
      </Tabs>
    </ImageAddingPlace>
  );
}

const ownTexts = new Set([
  ...['title', 'id', 'summary', 'description', 'inputFormat', 'outputFormat', 'constraints', 'explanation'],
  ...['questionText', 'options', 'correctAnswer', 'blankAnswers'],
]);

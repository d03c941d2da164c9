import { Play, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { defaultLanguage, type Language } from '../../../../contract/limits';
import { starterCode } from '../../../../contract/rules/starter-code';
import { ProblemImages, ProblemOrigin } from '../../../parts/problem/statement-tools';
import { useShownStatement } from '../../../parts/problem/use-shown-statement';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { SkeletonLines } from '../../../ui/skeleton';
import { offeredLanguages } from '../draft/draft-actions';
import { languageOptions } from '../editor/language-options';
import { messages as solveMessages } from '../messages';
import { StatementPanel } from '../statement/statement-panel';
import { messages } from './messages';
import { PlainEditor } from './plain-editor';
import styles from './solve-preview.module.css';

const GapEditor = lazy(() => import('../gaps/gap-editor').then((m) => ({ default: m.GapEditor })));

/** D-3: the solve page of an unpublished problem, without submission. */
export function SolvePreview({ problem }: { problem: ProblemDetail }) {
  const shown = useShownStatement(problem);
  const [language, setLanguage] = useState(problem.initialCode[0]?.language ?? defaultLanguage);
  const own = problem.initialCode.find((one) => one.language === language);
  const code = own?.code ?? starterCode(language);
  return (
    <div className={styles.preview}>
      <header className={styles.header}>
        <h1>{shown.title}</h1>
        <Button icon={<Play aria-hidden />} disabled>
          {solveMessages.actions.runSamples}
        </Button>
        <Button look="primary" icon={<Send aria-hidden />} disabled>
          {solveMessages.actions.submit}
        </Button>
      </header>
      <div className={styles.columns}>
        <ProblemImages problem={problem} load={() => import('../../../data/images/watch-images')}>
          <StatementPanel problem={shown} after={<ProblemOrigin credits={problem.credits} />} />
        </ProblemImages>
        <section className={styles.code} aria-label={messages.starterCode}>
          <Select<Language>
            small
            label={solveMessages.editor.language}
            value={language}
            options={languageOptions(offeredLanguages(problem), [])}
            onChoose={setLanguage}
          />
          {own?.gaps ? (
            <div className={styles.gaps}>
              <Suspense fallback={<SkeletonLines count={6} />}>
                <GapEditor
                  key={`${language}/${code}`}
                  label={solveMessages.editor.label}
                  language={language}
                  opening={{ code }}
                  initialCode={problem.initialCode}
                  completes
                  onEdit={() => {}}
                />
              </Suspense>
            </div>
          ) : (
            <PlainEditor
              key={`${language}/${code}`}
              label={solveMessages.editor.label}
              language={language}
              code={code}
            />
          )}
        </section>
      </div>
    </div>
  );
}

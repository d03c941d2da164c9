import { useEffect, useState } from 'react';
import { defaultLanguage, type Language } from '../../../../contract/limits';
import { saveLastLanguage } from '../../../data/drafts/drafts';
import { lastLanguage } from '../draft/own-code';

export interface LanguageChoice {
  /** undefined while it is read which one was chosen before. */
  chosen: Language | undefined;
  /** What to show meanwhile: the one of the problem before, or the default (SOLVE-3). */
  shown: Language;
  choose(language: Language): void;
}

/** The language of a problem: the one chosen here before, else the one chosen last anywhere, else the default. */
export function useLanguageChoice(problemID: string): LanguageChoice {
  const [choice, setChoice] = useState<{ problemID: string; language: Language }>();
  useEffect(() => {
    let current = true;
    lastLanguage(problemID).then((last) => {
      if (!current) return;
      // Who has chosen meanwhile has the last word.
      setChoice((made) =>
        made?.problemID === problemID ? made : { problemID, language: last ?? defaultLanguage },
      );
    });
    return () => {
      current = false;
    };
  }, [problemID]);

  return {
    chosen: choice?.problemID === problemID ? choice.language : undefined,
    shown: choice?.language ?? defaultLanguage,
    choose(language) {
      setChoice({ problemID, language });
      saveLastLanguage(problemID, language).catch((error) =>
        console.warn('The language was not kept', error),
      );
    },
  };
}

/** Loaded instead of the plain editor, for problems with gaps (decision 124). */
import type { EditorView } from '@codemirror/view';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import type { ShownCode } from '../../../../contract/entities/problem/program-template';
import { gapRefusal } from '../../../../contract/rules/gaps/fit-gaps';
import { sentence } from '../../../lib/translation';
import { Button, IconButton } from '../../../ui/button';
import { ProgramEditor as PlainEditor } from '../codemirror/program-editor';
import { resetCode } from '../draft/draft-actions';
import { messages as solveMessages } from '../messages';
import { useSolve } from '../screen-state';
import { editGaps, type GapPlace } from './gap-extension';
import styles from './gaps.module.css';
import { messages } from './messages';

type EditorProps = ComponentProps<typeof PlainEditor>;

/** The editor of the solve page. */
export function ProgramEditor(props: EditorProps) {
  const solve = useSolve();
  return (
    <GapEditor
      {...props}
      initialCode={solve.problem.initialCode}
      onReset={() => solve.state.document && void resetCode(solve, solve.state.document)}
    />
  );
}

interface GapEditorProps extends EditorProps {
  initialCode: readonly ShownCode[];
  /** Absent: nothing can be reset. */
  onReset?: () => void;
}

/** Without template for the language: all of the code can be edited, and a notice says that it is not accepted. */
export function GapEditor({ initialCode, onReset, ...props }: GapEditorProps) {
  const { language, readOnly } = props;
  const template = initialCode.find((one) => one.language === language);
  const { code = '', gaps } = template ?? {};
  const view = useRef<EditorView>(null);
  const [place, setPlace] = useState<GapPlace>();
  const [isRefused, setRefused] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // Another copy of the problem with the same template must not make a new editor state.
  const places = JSON.stringify(gaps ?? []);
  const editing = useMemo(
    () =>
      editGaps(
        { code, gaps: JSON.parse(places) },
        {
          onPlace(next, from) {
            view.current = from;
            setPlace((before) => (isSamePlace(before, next) ? before : next));
            setRefused(false);
            setRefusal(
              next.gaps
                ? null
                : gapRefusal(
                    [{ language, code, gaps: JSON.parse(places) }],
                    language,
                    from.state.doc.toString(),
                  ),
            );
          },
          onRefused: () => queueMicrotask(() => setRefused(true)),
        },
      ),
    [code, places, language],
  );
  const go = (step: 1 | -1) => {
    if (!view.current) return;
    editing.move(view.current, step);
    view.current.focus();
  };
  const count = place?.gaps?.length ?? 0;
  return (
    <>
      {refusal !== null ? (
        <div className={styles.unfit} role="alert">
          <p>
            {sentence(refusal)} {messages.cannotSubmit}
          </p>
          {onReset && (
            <Button small onClick={onReset}>
              {solveMessages.editor.resetCode}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.bar}>
          <p className={styles.hint} role="status">
            {isRefused ? messages.refused : messages.hint}
          </p>
          <p className={styles.place} role="status">
            {place && (place.current < 0 ? messages.fixed : messages.gap(place.current + 1, count))}
          </p>
          {!readOnly && (
            <>
              <IconButton small label={messages.previous} onClick={() => go(-1)}>
                <ChevronUp aria-hidden />
              </IconButton>
              <IconButton small label={messages.next} onClick={() => go(1)}>
                <ChevronDown aria-hidden />
              </IconButton>
            </>
          )}
        </div>
      )}
      <PlainEditor {...props} more={editing.extension} />
    </>
  );
}

const isSamePlace = (one: GapPlace | undefined, other: GapPlace) =>
  one?.current === other.current && one.gaps?.length === other.gaps?.length;

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Frame, Step, Trace } from '../../../../wasm/run-client';
import { IconButton } from '../../../ui/button';
import { Slider } from '../../../ui/form/slider';
import { ScrollArea } from '../../../ui/layout/scroll-area';
import { TextBlock } from '../../../ui/text/text-block';
import { messages } from './messages';
import styles from './steps.module.css';

interface StepViewProps {
  trace: Trace;
  code: string;
}

/** Arrow keys, Home and End move between steps. */
export function StepView({ trace, code }: StepViewProps) {
  const { steps, output, cut } = trace;
  const [chosen, setChosen] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const last = steps.length - 1;
  const at = Math.min(chosen, last);
  const step = steps[at];
  if (!step || (last === 0 && trace.error !== null)) {
    return <p role="status">{trace.error ? messages.failed(trace.error) : messages.noSteps}</p>;
  }
  const go = (to: number) => setChosen(Math.min(Math.max(to, 0), last));
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event.key, at, last);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    // The slider would move once more.
    event.preventDefault();
    go(to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame the whole view
    <div
      ref={root}
      role="group"
      aria-label={messages.position}
      className={styles.steps}
      onKeyDown={onKeyDown}
    >
      {/* At the ends the buttons stay focusable, so that the keyboard keeps its place. */}
      <div className={styles.controls}>
        <IconButton label={messages.first} onClick={() => go(0)} aria-disabled={at === 0}>
          <ChevronFirst aria-hidden />
        </IconButton>
        <IconButton
          label={messages.previous}
          look="plain"
          onClick={() => go(at - 1)}
          aria-disabled={at === 0}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <Slider
          className={styles.slider}
          aria-label={messages.position}
          aria-valuetext={messages.step(at + 1, steps.length)}
          min={0}
          max={last}
          value={at}
          onChange={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <IconButton label={messages.next} look="plain" onClick={() => go(at + 1)} aria-disabled={at === last}>
          <ChevronRight aria-hidden />
        </IconButton>
        <IconButton label={messages.last} onClick={() => go(last)} aria-disabled={at === last}>
          <ChevronLast aria-hidden />
        </IconButton>
      </div>
      <p role="status" className={styles.position}>
        <span>{messages.step(at + 1, steps.length)}</span> <span>{stateText(step, trace)}</span>
      </p>
      {cut && at === last && (
        <p className={styles.cut}>
          {cut === 'steps' ? messages.cutBySteps(steps.length) : messages.cutByTime}
        </p>
      )}
      <div className={styles.panes}>
        <Code
          code={code}
          line={step.line ?? trace.errorLine}
          isError={step.line === null && trace.error !== null}
        />
        <div className={styles.state}>
          <Variables frames={step.frames} before={steps[at - 1]?.frames} />
          <TextBlock title={messages.output} text={output.slice(0, step.outputLength)} />
        </div>
      </div>
    </div>
  );
}

function targetOf(key: string, at: number, last: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return at + 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at - 1;
  if (key === 'PageDown') return at + 10;
  if (key === 'PageUp') return at - 10;
  return key === 'Home' ? 0 : key === 'End' ? last : null;
}

function stateText({ line, result }: Step, { error }: Trace): string {
  if (line === null) return error === null ? messages.ended : messages.failed(error);
  return result === null ? messages.nextLine(line) : messages.returns(result);
}

function Code({ code, line, isError }: { code: string; line: number | null; isError: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = line === null ? undefined : list.current?.children[line - 1];
    const area = list.current?.parentElement;
    if (!(current instanceof HTMLElement) || !area) return;
    const { offsetTop, offsetHeight } = current;
    const isSeen =
      offsetTop >= area.scrollTop && offsetTop + offsetHeight <= area.scrollTop + area.clientHeight;
    if (!isSeen) area.scrollTop = offsetTop - area.clientHeight / 2;
  }, [line]);
  return (
    <ScrollArea label={messages.code} role="group" className={styles.code}>
      <ol ref={list}>
        {code
          .trimEnd()
          .split('\n')
          .map((text, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
              key={at}
              aria-current={line === at + 1 ? 'step' : undefined}
              data-error={(line === at + 1 && isError) || undefined}
            >
              {text === '' ? ' ' : text}
            </li>
          ))}
      </ol>
    </ScrollArea>
  );
}

function Variables({ frames, before }: { frames: readonly Frame[]; before: readonly Frame[] | undefined }) {
  return (
    <section className={styles.variables} aria-label={messages.variables}>
      {frames.every(({ variables }) => variables.length === 0) && <p>{messages.noVariables}</p>}
      {frames.map((frame, depth) =>
        frame.variables.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a call is identified by its depth
          <table key={depth}>
            <caption>{frame.name === '' ? messages.program : messages.call(frame.name)}</caption>
            <tbody>
              {frame.variables.map(({ name, value }) => {
                const isChanged = before !== undefined && valueIn(before[depth], name) !== value;
                return (
                  <tr key={name} data-changed={isChanged || undefined}>
                    <th scope="row">{name}</th>
                    <td>
                      {isChanged && <span className="visually-hidden">{messages.changed}</span>}
                      {value}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        ),
      )}
    </section>
  );
}

const valueIn = (frame: Frame | undefined, name: string) =>
  frame?.variables.find((one) => one.name === name)?.value;

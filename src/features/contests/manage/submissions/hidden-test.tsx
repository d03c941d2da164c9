import type { ManagedTest } from '../../../../../contract/entities/contest/managed-submission';
import { byteText } from '../../../../lib/words';
import { usePull } from '../../../../parts/local-copies/use-pull';
import { fetchManagedTest } from '../../../../sync/contest-run/review-submissions';
import { Button } from '../../../../ui/button';
import { SkeletonLines } from '../../../../ui/skeleton';
import { TextBlock } from '../../../../ui/text/text-block';
import manage from '../manage.module.css';
import { messages } from './messages';

const texts = messages.submission;

interface HiddenTestProps {
  contestSlug: string;
  entryID: string;
  testcaseIndex: number;
}

/** Input, expected output and output of a hidden test, downloaded when it is opened. */
export function HiddenTest({ contestSlug, entryID, testcaseIndex }: HiddenTestProps) {
  const { last, pulling, again } = usePull(`${entryID}/${testcaseIndex}`, () =>
    fetchManagedTest({ contestSlug, entryID, testcaseIndex }),
  );
  if (last) return <TestTexts test={last} />;
  if (pulling) return <SkeletonLines count={3} />;
  return (
    <p className={manage.quiet}>
      {texts.testNotDownloaded}{' '}
      <Button small onClick={again}>
        {messages.tryAgain}
      </Button>
    </p>
  );
}

function TestTexts({ test }: { test: ManagedTest }) {
  const { input, inputBytes, expected, expectedBytes, output, stderr } = test;
  return (
    <>
      <TextBlock title={cutTitle(texts.input, input, inputBytes)} text={input} />
      <TextBlock title={cutTitle(texts.expected, expected, expectedBytes)} text={expected} />
      {output === null ? (
        <p className={manage.quiet}>{texts.outputNotKept}</p>
      ) : (
        <TextBlock title={texts.output} text={output} />
      )}
      {stderr !== null && stderr !== '' && <TextBlock title={texts.errorOutput} text={stderr} />}
    </>
  );
}

function cutTitle(name: string, shown: string, size: number): string {
  const shownBytes = new TextEncoder().encode(shown).length;
  return shownBytes < size ? texts.cutTo(name, byteText(shownBytes), byteText(size)) : name;
}

import type { ReactNode } from 'react';
import { translated } from '../../../lib/translation';
import type { PictureParts } from './picture';

export interface StepText {
  readonly text: ReactNode;
  readonly picture: PictureParts;
}

export interface SystemText {
  readonly name: string;
  /** Which browser, or what to expect. */
  readonly note: string;
  /** The first step has the download. At most five. */
  readonly steps: readonly StepText[];
}

const back = (): StepText => ({
  text: 'Return to this page. It opens Codeferry automatically.',
  picture: { title: 'Codeferry', rows: ['Joined'], mark: 0, control: 'box' },
});

const download = (file: string): StepText => ({
  text: (
    <>
      Download <b>{file}</b>. It is the certificate of this server’s authority.
    </>
  ),
  picture: { title: 'Codeferry', button: 'Download' },
});

/** Steps that several systems have. */
export const messages = translated('features/join/steps', { back, download });

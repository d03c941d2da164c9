import type { messages as english, StepText } from '../../../../features/join/steps/messages';
import type { TranslationOf } from '../../../translation-of';

const back = (): StepText => ({
  text: 'Volte para esta página. Ela abre o Codeferry automaticamente.',
  picture: { title: 'Codeferry', rows: ['Conectado'], mark: 0, control: 'box' },
});

const download = (file: string): StepText => ({
  text: (
    <>
      Baixe <b>{file}</b>. É o certificado da autoridade deste servidor.
    </>
  ),
  picture: { title: 'Codeferry', button: 'Baixar' },
});

export const messages = { back, download } satisfies TranslationOf<typeof english>;

import type { messages as english, StepText } from '../../../../features/join/steps/messages';
import type { TranslationOf } from '../../../translation-of';

const back = (): StepText => ({
  text: 'Vuelve a esta página. Abre Codeferry automáticamente.',
  picture: { title: 'Codeferry', rows: ['Conectado'], mark: 0, control: 'box' },
});

const download = (file: string): StepText => ({
  text: (
    <>
      Descarga <b>{file}</b>. Es el certificado de la autoridad de este servidor.
    </>
  ),
  picture: { title: 'Codeferry', button: 'Descargar' },
});

export const messages = { back, download } satisfies TranslationOf<typeof english>;

import type { messages as english } from '../../../wasm/messages';
import type { TranslationOf } from '../translation-of';

export const messages: TranslationOf<typeof english> = {
  appPartMissing:
    'Falta uma parte do aplicativo neste dispositivo. Conecte-se à internet uma vez e recarregue a página.',
  notOnDevice: (language) => `${language} ainda não está neste dispositivo.`,
  notStarted: (language, reason) => `${language} não pôde iniciar: ${reason}`,
  closed: 'O ambiente de execução foi fechado.',
  startTimeout: 'não iniciou a tempo',
  scriptNotLoaded: 'não foi possível carregar seu script',
  stopped: (reason) => `O ambiente de execução parou: ${reason}`,
  compilerTimeout: (seconds) => `O compilador foi interrompido após ${seconds} s.`,
  downloadFailed: (language) =>
    `${language} ainda não está neste dispositivo e não pôde ser baixado. Conecte-se à internet uma vez; depois disso também funciona sem conexão.`,
  downloadDamaged: (language) =>
    `O download de ${language} ficou incompleto ou danificado. Tente novamente. Se acontecer de novo, recarregue a página.`,
  notSaved: (language) =>
    `${language} não pôde ser salvo. O dispositivo está cheio, ou o navegador não permite salvá-lo.`,
  downloadCancelled: 'O download foi cancelado.',
  notRecorded: 'O programa foi interrompido antes de seus passos serem registrados.',
  notAvailable: (language) =>
    `${language} ainda não está disponível para este dispositivo, ou não é possível acessar o servidor.`,
};

import type { messages as english } from '../../../wasm/messages';
import type { TranslationOf } from '../translation-of';

export const messages: TranslationOf<typeof english> = {
  appPartMissing:
    'Falta una parte de la aplicación en este dispositivo. Conéctate una vez a internet y recarga la página.',
  notOnDevice: (language) => `${language} aún no está en este dispositivo.`,
  notStarted: (language, reason) => `${language} no pudo iniciarse: ${reason}`,
  closed: 'El entorno de ejecución se cerró.',
  startTimeout: 'no se inició a tiempo',
  scriptNotLoaded: 'no se pudo cargar su script',
  stopped: (reason) => `El entorno de ejecución se detuvo: ${reason}`,
  compilerTimeout: (seconds) => `El compilador se detuvo después de ${seconds} s.`,
  downloadFailed: (language) =>
    `${language} aún no está en este dispositivo y no se pudo descargar. Conéctate una vez a internet; después también funciona sin conexión.`,
  downloadDamaged: (language) =>
    `La descarga de ${language} estaba incompleta o dañada. Vuelve a intentarlo. Si ocurre otra vez, recarga la página.`,
  notSaved: (language) =>
    `${language} no se pudo guardar. El dispositivo está lleno, o el navegador no permite guardarlo.`,
  downloadCancelled: 'La descarga se canceló.',
  notRecorded: 'El programa se detuvo antes de registrar sus pasos.',
  notAvailable: (language) =>
    `${language} aún no está disponible para este dispositivo, o no se puede contactar con el servidor.`,
};

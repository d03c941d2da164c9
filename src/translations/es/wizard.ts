import type { messages as english } from '../../wizard/messages';
import type { TranslationOf } from '../translation-of';
import { whole } from '../words';

const the = { contest: 'el concurso', problem: 'el problema' } as const;
const a = { contest: 'un concurso', problem: 'un problema' } as const;
const of = { contest: 'del concurso', problem: 'del problema' } as const;
const your = { contest: 'Tu concurso', problem: 'Tu problema' } as const;
export const messages: TranslationOf<typeof english> = {
  name: (what) => (what === 'contest' ? 'Concurso' : 'Problema'),
  newTitle: (what) => `Crear ${a[what]}`,
  changeTitle: (what) => `Editar ${the[what]}`,
  newIntro: 'Tu borrador se guarda en este dispositivo mientras escribes.',
  changeIntro: (version) =>
    `Estás editando la versión ${version}. Tus cambios quedan en este dispositivo hasta que presiones Guardar cambios.`,
  stepAhead: 'Haz clic en el botón siguiente para continuar.',
  stepAheadHint: 'Completa el paso actual para continuar.',
  tooLong: (max) => `Como máximo ${whole(max)} caracteres`,
  tooMany: (max) => `Como máximo ${whole(max)} elementos`,
  missing: 'Esto es obligatorio',
  notValid: 'Este valor no es válido',
  atMost: (max) => `Como máximo ${whole(max)} caracteres.`,
  lengthOf: (length, max) => `${whole(length)} de ${whole(max)} caracteres.`,
  back: 'Atrás',
  next: 'Siguiente',
  nextStep: (title) => `Sigue: ${title}`,
  publishesChanges: 'Publica tus cambios como una nueva versión.',
  saveChanges: 'Guardar cambios',
  saving: 'Guardando…',
  creating: 'Creando…',
  valid: 'Validación correcta.',
  cancel: 'Cancelar',
  savedOnDevice: 'Guardado en este dispositivo.',
  createdLater: (what) => `${your[what]} se creará cuando vuelvas a tener conexión.`,
  noAnswerYet: 'El servidor aún no respondió. La aplicación lo vuelve a enviar automáticamente.',
  changedLater: 'Tus cambios se publicarán cuando vuelvas a tener conexión.',
  savedVersion: (version) => `Guardado como versión ${version}.`,
  changesSafe: 'Tus cambios están guardados en este dispositivo.',
  setAside: 'Tus cambios quedan como un borrador aparte.',
  refusedTitle: 'El servidor no aceptó esto.',
  hiddenFaults: (count) =>
    count === 1 ? 'Una cosa más por corregir en este paso' : `${count} cosas más por corregir en este paso`,
  refusedWithoutReason: 'El servidor no dio ningún motivo.',
  changeFailed: (what) => `No se pudo abrir ${the[what]} para editarlo.`,
  copyFailed: (what) => `No se pudo copiar ${the[what]}.`,
  tryAgain: 'Reintentar',
  newerVersion: (version) => `La versión ${version} se guardó después de que empezaste tus cambios.`,
  newerVersionHint: (version) =>
    `Tus cambios en este dispositivo se basan en la versión ${version}. Si continúas y los guardas, reemplazan la versión más nueva.`,
  continueChanges: 'Continuar con mis cambios',
  startOver: (version) => `Empezar de nuevo desde la versión ${version}`,
  draftsIntro: 'Estos borradores están en este dispositivo y aún no se publicaron.',
  newDraft: (what) => (what === 'contest' ? 'Nuevo concurso' : 'Nuevo problema'),
  drafts: (what) => (what === 'contest' ? 'Concursos en este dispositivo' : 'Problemas en este dispositivo'),
  unnamed: 'Aún sin nombre',
  draftAge: (age) => `Modificado ${age}`,
  changeAge: (what, age) => `Cambios ${of[what]} publicado. Modificado ${age}`,
  saveFile: 'Guardar como archivo',
  fileName: (what, name) => `${what === 'contest' ? 'concurso' : 'problema'}-${name || 'sin-nombre'}.json`,
  nothingToSave: 'Este elemento ya se envió o se descartó, así que no hay archivo que guardar.',
  doNotSend: 'No enviarlo todavía',
  resume: 'Continuar',
  discard: 'Descartar',
  confirmDiscard: '¿Descartar para siempre?',
  refused: (what, reason) => `Error al crear ${the[what]}. ${reason}`,
  changeRefused: (reason) => `Tus cambios no se publicaron. ${reason}`.trimEnd(),
  changeWaits: 'Guardado en este dispositivo. Tus cambios se publicarán cuando vuelvas a tener conexión.',
  waitsForJudge: (reason) => `Guardado en este dispositivo. ${reason}`,
  waitsForSignIn: 'Se enviará cuando vuelvas a iniciar sesión.',
  waitsForNetwork: (what) =>
    `Guardado en este dispositivo. ${your[what]} se creará cuando vuelvas a tener conexión.`,
};

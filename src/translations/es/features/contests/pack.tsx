import type { messages as english } from '../../../../features/contests/pack/messages';
import type { TranslationOf } from '../../../translation-of';
import { byteText, counted } from '../../../words';

const loaded = (bytes: number, totalBytes: number) => `${byteText(bytes)} de ${byteText(totalBytes)}`;
export const messages: TranslationOf<typeof english> = {
  title: 'Paquete del concurso',
  intro:
    'Descarga todos los problemas a este dispositivo, cifrados. Cuando el concurso empieza, se abren de inmediato, incluso sin conexión.',
  openOffline: (offlineUse) => (
    <>
      Sin conexión, el código del organizador abre el paquete. Descarga también tus lenguajes, en {offlineUse}
      .
    </>
  ),
  offlineUse: 'Uso sin conexión',
  download: 'Descargar para el concurso',
  retry: 'Reintentar',
  progress: (contest) => `Progreso de la descarga del paquete: ${contest}`,
  status: {
    checkingSize: 'Comprobando el tamaño…',
    loading: loaded,
    offline: 'Continúa cuando vuelva la conexión',
    offlinePart: (bytes, totalBytes) =>
      `Continúa cuando vuelva la conexión · ${loaded(bytes, totalBytes)} descargados`,
    ready: (version, problemCount, bytes) =>
      `Listo, cifrado hasta el inicio: versión ${version}, ${counted(problemCount, 'problema', 'problemas')}, ${byteText(bytes)}`,
    failed: 'La descarga falló. Reintenta en la página del concurso.',
  },
  list: {
    none: 'Aún no hay paquetes de concursos. Inscríbete en un concurso y descarga su paquete en la página del concurso antes de que empiece.',
    packOf: (contest) => `el paquete de ${contest}`,
    remove: (contest) => (
      <>
        Quitar<span className="visually-hidden"> el paquete de {contest}</span>
      </>
    ),
    confirmRemove: '¿Quitarlo?',
  },
  code: {
    packs: (version) => `Paquetes del concurso, versión ${version}`,
    beforeStart: (start) =>
      `Los participantes descargaron los problemas cifrados. El código que los abre sin conexión aparece aquí al inicio: ${start}.`,
    show: 'Mostrar el código',
    use: 'Para participantes sin conexión. Si empiezan con el código, su tiempo cuenta desde el inicio del concurso.',
    title: 'Código del concurso',
    typeIt: 'Los participantes sin conexión escriben este código donde empiezan el concurso.',
  },
};

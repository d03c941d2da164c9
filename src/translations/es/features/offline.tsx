import type { messages as english } from '../../../features/offline/messages';
import type { TranslationOf } from '../../translation-of';
import { byteText, counted, dateText, whole } from '../../words';

const hidden = (text: string) => <span className="visually-hidden"> {text}</span>;
const loaded = (bytes: number, totalBytes: number) => `${byteText(bytes)} de ${byteText(totalBytes)}`;
const problems = (count: number) => counted(count, 'problema', 'problemas');
const drafts = (count: number) => counted(count, 'borrador', 'borradores');
export const messages: TranslationOf<typeof english> = {
  page: {
    title: 'Uso sin conexión',
    intro:
      'Mira qué funciona en este dispositivo sin conexión y qué espera ser enviado, y lleva tu trabajo a otro dispositivo.',
    storage: 'Este dispositivo',
    languages: 'Lenguajes',
    downloads: 'Descargas',
    everything: 'todo',
    downloadEverything: 'Descargar todo',
    packs: 'Paquetes de concursos',
    submitted: 'Enviado desde este dispositivo',
    move: 'Lleva tu trabajo',
  },
  storage: {
    checking: 'Comprobando…',
    space: 'Almacenamiento en este dispositivo',
    unknownUse: 'Este navegador no informa cuánto almacenamiento se usa.',
    used: (bytes) => `${byteText(bytes)} en uso`,
    usedOf: (bytes, quotaBytes) =>
      `${byteText(bytes)} en uso de los ${byteText(quotaBytes)} que permite este navegador`,
    persistent: 'Protegido contra el borrado automático',
    isPersistent: 'Sí. Solo tú puedes borrar estos datos.',
    isNotPersistent: 'No. El navegador puede borrar estos datos cuando queda poco espacio en el dispositivo.',
    isUnknown: 'No se sabe en este navegador. Exporta el trabajo importante a un archivo.',
    refused:
      'El navegador no aceptó. Suele aceptar después de que instalas la aplicación o la visitas más seguido.',
    askToKeep: 'Pedir al navegador que conserve los datos',
  },
  install: {
    title: 'Instalar como aplicación',
    install: 'Instalar',
    installed: 'Instalada. Estás usando la aplicación.',
    offered:
      'La aplicación se abre desde la pantalla de inicio, y es menos probable que el navegador borre sus datos.',
    impossible:
      'Este navegador no puede instalar la aplicación. Todo funciona también sin conexión en una pestaña.',
    needsHttps: 'Los navegadores solo instalan aplicaciones por HTTPS. Abre este sitio por HTTPS.',
    onIos:
      'Presiona Compartir y luego “Agregar a inicio”. De lo contrario, iOS puede borrar los datos de este sitio después de siete días sin visitarlo.',
    inFirefoxForAndroid:
      'Abre el menú del navegador y presiona “Instalar” o “Agregar a la pantalla de inicio”.',
    inSafari: 'En el menú Archivo, elige “Agregar al Dock”.',
    inChromium:
      'Abre el menú del navegador y presiona “Instalar”. Es posible que la aplicación ya esté instalada.',
  },
  runtimes: {
    checking: 'Comprobando…',
    judgeOnly: 'Se ejecuta en el juez',
    onDevice: (bytes) => `En este dispositivo, ${byteText(bytes)}`,
    missing: (downloadBytes) => `No está en este dispositivo; la descarga es de ${byteText(downloadBytes)}`,
    notKept: 'No se puede guardar en este dispositivo por HTTP sin cifrar',
    loading: loaded,
    unavailable: 'No está en este dispositivo ni disponible ahora. Se ejecuta en el juez.',
    download: (language) => <>Descargar{hidden(language)}</>,
    stop: (language) => <>Detener{hidden(`la descarga de ${language}`)}</>,
    remove: (language) => <>Quitar{hidden(language)}</>,
    confirmRemove: '¿Quitarlo?',
  },
  dialog: {
    title: (title) => `Descargar ${title}`,
    needsHttps:
      'Por HTTP sin cifrar, este navegador no puede abrir páginas sin el servidor, así que una descarga no serviría. Abre este sitio por HTTPS para descargar problemas y lenguajes.',
    openOverHttps: 'Abrir por HTTPS',
    checkingSize: 'Comprobando el tamaño…',
    notFound: 'El servidor ya no lo tiene.',
    sizeUnknown:
      'No tienes conexión, así que el tamaño se desconoce. La descarga empieza cuando vuelva la conexión.',
    size: (problemCount, bytes) => `${problems(problemCount)}, unos ${byteText(bytes)}.`,
    sizeAllHere: (problemCount, bytes) =>
      `${problems(problemCount)}, unos ${byteText(bytes)}. Todo está ya en este dispositivo. La descarga lo conserva en el dispositivo y lo mantiene al día.`,
    sizePartlyHere: (problemCount, bytes, missingBytes) =>
      `${problems(problemCount)}, unos ${byteText(bytes)}. Hay que descargar ${byteText(missingBytes)}.`,
    languages: 'Lenguajes que aún no están en este dispositivo',
    language: (language, bytes) => `${language}, ${byteText(bytes)}`,
    notSaved: 'No se pudo guardar la descarga en este dispositivo. Vuelve a intentarlo.',
    download: 'Descargar',
    notNow: 'Ahora no',
  },
  downloads: {
    none: 'Aún no hay descargas. Descarga un reto o una etiqueta en su página, o descarga todo.',
    tag: (name) => `Etiqueta ${name}`,
    copies: (count, downloaded) =>
      `${problems(count)} en este dispositivo, ${whole(downloaded)} de ellos descargados.`,
    copiesWithOthers: (count, downloaded) =>
      `${problems(count)} en este dispositivo, ${whole(downloaded)} de ellos descargados. Los otros se abrieron o se cargaron por adelantado, y se quitan primero cuando falta espacio.`,
    preparing: 'Preparando la descarga…',
    loading: loaded,
    offline: 'Continúa cuando vuelva la conexión',
    offlinePart: (bytes, totalBytes) =>
      `Continúa cuando vuelva la conexión · ${loaded(bytes, totalBytes)} descargados`,
    paused: 'En pausa',
    pausedPart: (bytes, totalBytes) => `En pausa · ${loaded(bytes, totalBytes)} descargados`,
    failed: 'La descarga falló. Presiona Continuar para reintentar.',
    ready: (problemCount, bytes) => `${problems(problemCount)}, ${byteText(bytes)}`,
    readyChecked: (problemCount, bytes, ago) =>
      `${problems(problemCount)}, ${byteText(bytes)} · actualizaciones comprobadas ${ago}`,
    pause: (title) => <>Pausar{hidden(title)}</>,
    resume: (title) => <>Continuar{hidden(`con ${title}`)}</>,
    remove: (title) => <>Quitar{hidden(title)}</>,
    confirmRemove: '¿Quitarla?',
  },
  move: {
    note: 'Exporta tus borradores y el trabajo sin enviar a un archivo, e importa el archivo en otro dispositivo para continuar allí. Cada elemento se envía una sola vez, aunque importes el archivo dos veces o lo envíen ambos dispositivos.',
    export: 'Exportar a un archivo',
    exported: (draftCount, unsent, file) =>
      `${drafts(draftCount)} y ${counted(unsent, 'elemento sin enviar', 'elementos sin enviar')} guardados como ${file}.`,
    fileToImport: 'Archivo para importar',
    import: 'Importar un archivo',
    tooLarge: 'Este archivo es demasiado grande para ser una exportación de Codeferry.',
  },
  import: {
    title: '¿Importar este archivo?',
    exportedAt: (date) =>
      `Exportado: ${dateText(new Date(date), { dateStyle: 'medium', timeStyle: 'short' })}.`,
    nothingToImport: 'Este archivo no tiene nada que importar.',
    newItems: (count) =>
      count === 1
        ? 'Se agregará 1 elemento sin enviar a la bandeja de salida.'
        : `Se agregarán ${whole(count)} elementos sin enviar a la bandeja de salida.`,
    newDrafts: (count) =>
      count === 1 ? 'Se agregará 1 borrador.' : `Se agregarán ${whole(count)} borradores.`,
    newerDrafts: (count) =>
      `${drafts(count)} ${count === 1 ? 'reemplazará' : 'reemplazarán'} tu código más antiguo. El código más antiguo queda disponible como versión anterior.`,
    olderDrafts: (count) =>
      `${drafts(count)} ${count === 1 ? 'pasará a ser una versión anterior' : 'pasarán a ser versiones anteriores'}, porque el texto de este dispositivo es más nuevo.`,
    known: (count) =>
      `${counted(count, 'elemento', 'elementos')} del archivo ya ${count === 1 ? 'está' : 'están'} en este dispositivo.`,
    notImported: 'No se importa:',
    notImportedItem: (number, reason) => `Elemento ${number}: ${reason}`,
    import: 'Importar',
    importing: 'Importando…',
    imported: 'El archivo se importó.',
    failed:
      'No se pudo importar el archivo. Tu trabajo en este dispositivo está a salvo. Vuelve a intentarlo.',
    close: 'Cerrar',
    cancel: 'Cancelar',
  },
};

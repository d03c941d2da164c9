import { statementImageLimits, translationsMax } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/statement/messages';
import type { TranslationOf } from '../../../translation-of';
import { byteText, whole } from '../../../words';

const { imagesMax, imageBytesMax, allBytesMax, pixelsMax } = statementImageLimits;

export const messages: TranslationOf<typeof english> = {
  write: 'Escribir',
  preview: 'Vista previa',
  views: 'Escribir o ver la vista previa',
  previewOf: (language) => `Vista previa en ${language}`,
  untitled: 'Problema sin título',

  limits: {
    over: (length, max) =>
      `Como máximo ${whole(max)} caracteres. Este texto tiene ${whole(length)}: acórtalo en ${whole(length - max)}.`,
  },

  tools: {
    label: (field) => `Formato de ${field}`,
    undo: 'Deshacer',
    redo: 'Rehacer',
    bold: 'Negrita (Ctrl+B)',
    italics: 'Cursiva (Ctrl+I)',
    code: 'Código',
    heading: 'Encabezado',
    bullets: 'Lista',
    numbers: 'Lista numerada',
    link: 'Enlace (Ctrl+K)',
    linkText: 'texto',
    image: 'Imagen',
    table: 'Tabla',
    inlineMath: 'Fórmula en el texto',
    displayMath: 'Fórmula en su propia línea',
  },

  table: {
    title: 'Insertar una tabla',
    columns: 'Columnas',
    rows: 'Filas debajo de los encabezados',
    range: (min, max) => `De ${min} a ${max}`,
    heading: (column) => `Encabezado ${column}`,
    cancel: 'Cancelar',
    insert: 'Insertar tabla',
  },

  images: {
    title: 'Imágenes',
    limits: `PNG, JPEG, WebP, GIF o SVG. Como máximo ${imagesMax} imágenes, ${imageBytesMax / 1_000_000} MB cada una y ${allBytesMax / 1_000_000} MB en total, y ${whole(pixelsMax)} píxeles en cada dirección.`,
    how: 'Pega o suelta una imagen en un texto, o elige un archivo.',
    choose: 'Agregar una imagen',
    tooBig: (name, bytes) =>
      `${name} no se agregó: tiene ${byteText(bytes)}, y una imagen tiene como máximo ${imageBytesMax / 1_000_000} MB. Redúcela y agrégala de nuevo.`,
    wrongType: (name) =>
      `${name} no se agregó: no es un archivo PNG, JPEG, WebP, GIF o SVG. Conviértelo y agrégalo de nuevo.`,
    refused: (name, fault) => `${name} no se agregó: ${fault}.`,
    tooMany: `Un problema tiene como máximo ${imagesMax} imágenes. Quita una y agrega esta de nuevo.`,
    tooLarge: (name) =>
      `${name} no se agregó: las imágenes de un problema tienen como máximo ${allBytesMax / 1_000_000} MB en total. Quita o reduce una y agrega esta de nuevo.`,
    unreadable: (name) => `No se pudo leer ${name}. Elígelo de nuevo.`,

    addTitle: 'Agregar una imagen',
    alt: 'Texto alternativo',
    altHint: 'Describe lo que muestra la imagen, para quienes no pueden verla.',
    width: 'Ancho',
    widthOf: (name) => `Ancho de ${name}`,
    altOf: (name) => `Texto alternativo de ${name}`,
    widths: {
      original: 'Tamaño original',
      25: 'Pequeño (25 %)',
      50: 'Mediano (50 %)',
      100: 'Ancho completo (100 %)',
    },
    percent: (percent) => `${percent} %`,
    cancel: 'Cancelar',
    insert: 'Insertar imagen',
    facts: (width, height, bytes) => `${width} × ${height} píxeles, ${byteText(bytes)}`,
    unused: (language) => `No se usa en el texto en ${language}.`,
    insertAgain: (name) => `Insertar ${name}`,
    insertShort: 'Insertar',
    remove: 'Quitar',
    confirmRemove: '¿Quitarla de todos los textos?',
  },

  languages: {
    label: 'Idiomas del enunciado',
    byDefault: (name) => `${name} (predeterminado)`,
    incomplete: (name) => `${name}, incompleto`,
    add: 'Agregar un idioma',
    full: `Agregaste el máximo de ${translationsMax} idiomas.`,
    note: 'Los estudiantes leen el enunciado en su idioma o en el idioma predeterminado. Los ejemplos, las pruebas y los límites son de todos los idiomas.',
    ownLanguage: 'Idioma predeterminado',
    another: 'Otro idioma…',
    search: 'Buscar un idioma',
    searchHint: 'Escribe su nombre, por ejemplo Français o francés.',
    unknown: 'Ningún idioma tiene este nombre. Elige uno de la lista.',
    choose: 'Idioma',
    copy: (language) => `Empezar con una copia de los textos en ${language}`,
    cancel: 'Cancelar',
    addNow: 'Agregar idioma',
    makeDefault: 'Hacerlo el idioma predeterminado',
    remove: (language) => `Quitar ${language}`,
    confirmRemove: (language) => `¿Quitar todos los textos en ${language}?`,
    original: (text) => `En el idioma predeterminado: ${text}`,
    questionText: 'Pregunta',
    option: (letter) => `Opción ${letter}`,
    answersNote: 'Las respuestas correctas son de todos los idiomas. Se definen en el idioma predeterminado.',
    blanksNote: 'Conserva los espacios de la pregunta, como [[blank:blank1]], cada uno exactamente una vez.',
  },

  origin: {
    title: 'Origen',
    note: 'Opcional. Los estudiantes lo ven debajo del enunciado, y los paquetes lo contienen.',
    author: 'Autores',
    authorHint: 'Separa varios nombres con una coma y un espacio.',
    source: 'Fuente',
    sourceHint: 'Por ejemplo, el nombre de un concurso.',
    sourceUrl: 'Enlace a la fuente',
    licence: 'Licencia',
    rightsOwner: 'Titular de los derechos',
  },

  note: {
    label: '¿Qué cambió?',
    hint: 'Opcional. Los demás autores lo leen en la lista de versiones.',
  },

  faults: {
    title: 'El título es obligatorio',
    description: 'La descripción es obligatoria',
  },
};

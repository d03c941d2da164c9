import { statementImageLimits, translationsMax } from '../../../../../contract/limits';
import type { messages as english } from '../../../../features/problem-wizard/statement/messages';
import type { TranslationOf } from '../../../translation-of';
import { byteText, whole } from '../../../words';

const { imagesMax, imageBytesMax, allBytesMax, pixelsMax } = statementImageLimits;

export const messages: TranslationOf<typeof english> = {
  write: 'Escrever',
  preview: 'Pré-visualização',
  views: 'Escrever ou pré-visualizar',
  previewOf: (language) => `Pré-visualização em ${language}`,
  untitled: 'Problema sem título',

  limits: {
    over: (length, max) =>
      `No máximo ${whole(max)} caracteres. Este texto tem ${whole(length)}: encurte-o em ${whole(length - max)}.`,
  },

  tools: {
    label: (field) => `Formatação de ${field}`,
    undo: 'Desfazer',
    redo: 'Refazer',
    bold: 'Negrito (Ctrl+B)',
    italics: 'Itálico (Ctrl+I)',
    code: 'Código',
    heading: 'Título',
    bullets: 'Lista',
    numbers: 'Lista numerada',
    link: 'Link (Ctrl+K)',
    linkText: 'texto',
    image: 'Imagem',
    table: 'Tabela',
    inlineMath: 'Fórmula no texto',
    displayMath: 'Fórmula em linha própria',
  },

  table: {
    title: 'Inserir uma tabela',
    columns: 'Colunas',
    rows: 'Linhas abaixo dos títulos',
    range: (min, max) => `De ${min} a ${max}`,
    heading: (column) => `Título ${column}`,
    cancel: 'Cancelar',
    insert: 'Inserir tabela',
  },

  images: {
    title: 'Imagens',
    limits: `PNG, JPEG, WebP, GIF ou SVG. No máximo ${imagesMax} imagens, ${imageBytesMax / 1_000_000} MB cada uma e ${allBytesMax / 1_000_000} MB no total, e ${whole(pixelsMax)} pixels em cada direção.`,
    how: 'Cole ou solte uma imagem em um texto, ou escolha um arquivo.',
    choose: 'Adicionar uma imagem',
    tooBig: (name, bytes) =>
      `${name} não foi adicionado: tem ${byteText(bytes)}, e uma imagem tem no máximo ${imageBytesMax / 1_000_000} MB. Reduza a imagem e adicione-a de novo.`,
    wrongType: (name) =>
      `${name} não foi adicionado: não é um arquivo PNG, JPEG, WebP, GIF ou SVG. Converta-o e adicione-o de novo.`,
    refused: (name, fault) => `${name} não foi adicionado: ${fault}.`,
    tooMany: `Um problema tem no máximo ${imagesMax} imagens. Remova uma e adicione esta de novo.`,
    tooLarge: (name) =>
      `${name} não foi adicionado: as imagens de um problema têm no máximo ${allBytesMax / 1_000_000} MB no total. Remova ou reduza uma e adicione esta de novo.`,
    unreadable: (name) => `Não foi possível ler ${name}. Escolha-o de novo.`,

    addTitle: 'Adicionar uma imagem',
    alt: 'Texto alternativo',
    altHint: 'Descreva o que a imagem mostra, para quem não pode vê-la.',
    width: 'Largura',
    widthOf: (name) => `Largura de ${name}`,
    altOf: (name) => `Texto alternativo de ${name}`,
    widths: {
      original: 'Tamanho original',
      25: 'Pequena (25 %)',
      50: 'Média (50 %)',
      100: 'Largura total (100 %)',
    },
    percent: (percent) => `${percent} %`,
    cancel: 'Cancelar',
    insert: 'Inserir imagem',
    facts: (width, height, bytes) => `${width} × ${height} pixels, ${byteText(bytes)}`,
    unused: (language) => `Não é usada no texto em ${language}.`,
    insertAgain: (name) => `Inserir ${name}`,
    insertShort: 'Inserir',
    remove: 'Remover',
    confirmRemove: 'Remover de todos os textos?',
  },

  languages: {
    label: 'Idiomas do enunciado',
    byDefault: (name) => `${name} (padrão)`,
    incomplete: (name) => `${name}, incompleto`,
    add: 'Adicionar um idioma',
    full: `Você adicionou o máximo de ${translationsMax} idiomas.`,
    note: 'Os alunos leem o enunciado no idioma deles ou no idioma padrão. Exemplos, testes e limites valem para todos os idiomas.',
    ownLanguage: 'Idioma padrão',
    another: 'Outro idioma…',
    search: 'Buscar um idioma',
    searchHint: 'Digite o nome, por exemplo Français ou francês.',
    unknown: 'Nenhum idioma tem este nome. Escolha um da lista.',
    choose: 'Idioma',
    copy: (language) => `Começar com uma cópia dos textos em ${language}`,
    cancel: 'Cancelar',
    addNow: 'Adicionar idioma',
    makeDefault: 'Tornar o idioma padrão',
    remove: (language) => `Remover ${language}`,
    confirmRemove: (language) => `Remover todos os textos em ${language}?`,
    original: (text) => `No idioma padrão: ${text}`,
    questionText: 'Questão',
    option: (letter) => `Opção ${letter}`,
    answersNote: 'As respostas certas valem para todos os idiomas. Você as define no idioma padrão.',
    blanksNote: 'Mantenha as lacunas da questão, como [[blank:blank1]], cada uma exatamente uma vez.',
  },

  origin: {
    title: 'Origem',
    note: 'Opcional. Os alunos veem isso abaixo do enunciado, e os pacotes o contêm.',
    author: 'Autores',
    authorHint: 'Separe vários nomes com uma vírgula e um espaço.',
    source: 'Fonte',
    sourceHint: 'Por exemplo, o nome de uma competição.',
    sourceUrl: 'Link da fonte',
    licence: 'Licença',
    rightsOwner: 'Titular dos direitos',
  },

  note: {
    label: 'O que mudou?',
    hint: 'Opcional. Os outros autores leem isso na lista de versões.',
  },

  faults: {
    title: 'O título é obrigatório',
    description: 'A descrição é obrigatória',
  },
};

import type { messages as english } from '../../../features/offline/messages';
import type { TranslationOf } from '../../translation-of';
import { byteText, counted, dateText, whole } from '../../words';

const hidden = (text: string) => <span className="visually-hidden"> {text}</span>;
const loaded = (bytes: number, totalBytes: number) => `${byteText(bytes)} de ${byteText(totalBytes)}`;
const problems = (count: number) => counted(count, 'problema', 'problemas');
const drafts = (count: number) => counted(count, 'rascunho', 'rascunhos');
export const messages: TranslationOf<typeof english> = {
  page: {
    title: 'Uso sem conexão',
    intro:
      'Veja o que funciona neste dispositivo sem conexão e o que aguarda envio, e leve seu trabalho para outro dispositivo.',
    storage: 'Este dispositivo',
    languages: 'Linguagens',
    downloads: 'Downloads',
    everything: 'tudo',
    downloadEverything: 'Baixar tudo',
    packs: 'Pacotes de competições',
    submitted: 'Enviado deste dispositivo',
    move: 'Leve seu trabalho',
  },
  storage: {
    checking: 'Verificando…',
    space: 'Armazenamento neste dispositivo',
    unknownUse: 'Este navegador não informa quanto armazenamento é usado.',
    used: (bytes) => `${byteText(bytes)} em uso`,
    usedOf: (bytes, quotaBytes) =>
      `${byteText(bytes)} em uso de ${byteText(quotaBytes)} que este navegador permite`,
    persistent: 'Protegido contra exclusão automática',
    isPersistent: 'Sim. Só você pode excluir estes dados.',
    isNotPersistent: 'Não. O navegador pode excluir estes dados quando o dispositivo fica com pouco espaço.',
    isUnknown: 'Desconhecido neste navegador. Exporte trabalhos importantes para um arquivo.',
    refused:
      'O navegador não aceitou. Ele costuma aceitar depois que você instala o aplicativo ou o visita com mais frequência.',
    askToKeep: 'Pedir ao navegador para manter os dados',
  },
  install: {
    title: 'Instalar como aplicativo',
    install: 'Instalar',
    installed: 'Instalado. Você está usando o aplicativo.',
    offered: 'O aplicativo abre da tela inicial, e é menos provável que o navegador exclua seus dados.',
    impossible: 'Este navegador não pode instalar o aplicativo. Tudo também funciona sem conexão em uma aba.',
    needsHttps: 'Navegadores só instalam aplicativos por HTTPS. Abra este site por HTTPS.',
    onIos:
      'Toque em Compartilhar e depois em “Adicionar à Tela de Início”. Caso contrário, o iOS pode excluir os dados deste site após sete dias sem visita.',
    inFirefoxForAndroid: 'Abra o menu do navegador e toque em “Instalar” ou “Adicionar à tela inicial”.',
    inSafari: 'No menu Arquivo, escolha “Adicionar ao Dock”.',
    inChromium: 'Abra o menu do navegador e clique em “Instalar”. O aplicativo pode já estar instalado.',
  },
  runtimes: {
    checking: 'Verificando…',
    judgeOnly: 'Executa no juiz',
    onDevice: (bytes) => `Neste dispositivo, ${byteText(bytes)}`,
    missing: (downloadBytes) => `Não está neste dispositivo; o download tem ${byteText(downloadBytes)}`,
    notKept: 'Não pode ser salvo neste dispositivo por HTTP sem criptografia',
    loading: loaded,
    unavailable: 'Não está neste dispositivo nem disponível agora. Executa no juiz.',
    download: (language) => <>Baixar{hidden(language)}</>,
    stop: (language) => <>Parar{hidden(`o download de ${language}`)}</>,
    remove: (language) => <>Remover{hidden(language)}</>,
    confirmRemove: 'Remover?',
  },
  dialog: {
    title: (title) => `Baixar ${title}`,
    needsHttps:
      'Por HTTP sem criptografia, este navegador não consegue abrir páginas sem o servidor, então um download não ajudaria. Abra este site por HTTPS para baixar problemas e linguagens.',
    openOverHttps: 'Abrir por HTTPS',
    checkingSize: 'Verificando o tamanho…',
    notFound: 'O servidor não o tem mais.',
    sizeUnknown:
      'Você está sem conexão, por isso o tamanho é desconhecido. O download começa quando a conexão voltar.',
    size: (problemCount, bytes) => `${problems(problemCount)}, cerca de ${byteText(bytes)}.`,
    sizeAllHere: (problemCount, bytes) =>
      `${problems(problemCount)}, cerca de ${byteText(bytes)}. Tudo já está neste dispositivo. O download o mantém no dispositivo e atualizado.`,
    sizePartlyHere: (problemCount, bytes, missingBytes) =>
      `${problems(problemCount)}, cerca de ${byteText(bytes)}. É preciso baixar ${byteText(missingBytes)}.`,
    languages: 'Linguagens que ainda não estão neste dispositivo',
    language: (language, bytes) => `${language}, ${byteText(bytes)}`,
    notSaved: 'Não foi possível salvar o download neste dispositivo. Tente novamente.',
    download: 'Baixar',
    notNow: 'Agora não',
  },
  downloads: {
    none: 'Nenhum download ainda. Baixe um desafio ou uma etiqueta na página correspondente, ou baixe tudo.',
    tag: (name) => `Etiqueta ${name}`,
    copies: (count, downloaded) =>
      `${problems(count)} neste dispositivo, ${whole(downloaded)} deles baixados.`,
    copiesWithOthers: (count, downloaded) =>
      `${problems(count)} neste dispositivo, ${whole(downloaded)} deles baixados. Os outros foram abertos ou carregados com antecedência, e são removidos primeiro quando falta espaço.`,
    preparing: 'Preparando o download…',
    loading: loaded,
    offline: 'Continua quando a conexão voltar',
    offlinePart: (bytes, totalBytes) =>
      `Continua quando a conexão voltar · ${loaded(bytes, totalBytes)} baixados`,
    paused: 'Em pausa',
    pausedPart: (bytes, totalBytes) => `Em pausa · ${loaded(bytes, totalBytes)} baixados`,
    failed: 'O download falhou. Clique em Continuar para tentar de novo.',
    ready: (problemCount, bytes) => `${problems(problemCount)}, ${byteText(bytes)}`,
    readyChecked: (problemCount, bytes, ago) =>
      `${problems(problemCount)}, ${byteText(bytes)} · atualizações verificadas ${ago}`,
    pause: (title) => <>Pausar{hidden(title)}</>,
    resume: (title) => <>Continuar{hidden(`com ${title}`)}</>,
    remove: (title) => <>Remover{hidden(title)}</>,
    confirmRemove: 'Remover?',
  },
  move: {
    note: 'Exporte seus rascunhos e trabalhos não enviados para um arquivo, e importe o arquivo em outro dispositivo para continuar lá. Cada item é enviado só uma vez, mesmo que você importe o arquivo duas vezes ou os dois dispositivos o enviem.',
    export: 'Exportar para um arquivo',
    exported: (draftCount, unsent, file) =>
      `${drafts(draftCount)} e ${counted(unsent, 'item não enviado', 'itens não enviados')} salvos como ${file}.`,
    fileToImport: 'Arquivo para importar',
    import: 'Importar um arquivo',
    tooLarge: 'Este arquivo é grande demais para ser uma exportação do Codeferry.',
  },
  import: {
    title: 'Importar este arquivo?',
    exportedAt: (date) =>
      `Exportado em ${dateText(new Date(date), { dateStyle: 'medium', timeStyle: 'short' })}.`,
    nothingToImport: 'Este arquivo não tem nada para importar.',
    newItems: (count) =>
      count === 1
        ? '1 item não enviado será adicionado à caixa de saída.'
        : `${whole(count)} itens não enviados serão adicionados à caixa de saída.`,
    newDrafts: (count) =>
      count === 1 ? '1 rascunho será adicionado.' : `${whole(count)} rascunhos serão adicionados.`,
    newerDrafts: (count) =>
      `${drafts(count)} ${count === 1 ? 'substituirá' : 'substituirão'} seu código mais antigo. O código mais antigo continua disponível como versão anterior.`,
    olderDrafts: (count) =>
      `${drafts(count)} ${count === 1 ? 'se tornará uma versão anterior' : 'se tornarão versões anteriores'}, porque o texto neste dispositivo é mais novo.`,
    known: (count) =>
      `${counted(count, 'item', 'itens')} do arquivo já ${count === 1 ? 'está' : 'estão'} neste dispositivo.`,
    notImported: 'Não importado:',
    notImportedItem: (number, reason) => `Item ${number}: ${reason}`,
    import: 'Importar',
    importing: 'Importando…',
    imported: 'O arquivo foi importado.',
    failed:
      'Não foi possível importar o arquivo. Seu trabalho neste dispositivo está seguro. Tente novamente.',
    close: 'Fechar',
    cancel: 'Cancelar',
  },
};

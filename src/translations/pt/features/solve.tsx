import type { messages as english } from '../../../features/solve/messages';
import type { TranslationOf } from '../../translation-of';
import { counted } from '../../words';

export const messages: TranslationOf<typeof english> = {
  page: {
    title: 'Resolver',
    problem: (problemID) => `Problema ${problemID}`,
    explore: 'Explorar',
    challenge: 'Desafio',
    views: 'Partes desta tela',
    statement: 'Enunciado',
    code: 'Código',
    results: 'Resultados',
    statementWidth: 'Largura do enunciado',
    editorHeight: 'Altura do editor',
    previousProblem: 'Problema anterior',
    nextProblem: 'Próximo problema',
    problemOf: (number, total) => `${number} de ${total}`,
    placeIn: (number, total, challenge) => `${number} de ${total} em ${challenge}`,
  },
  actions: {
    runSamples: 'Executar exemplos',
    runInput: 'Executar minha entrada',
    runWhenOnline: 'Executar com conexão',
    runKeys: 'Ctrl ou Cmd + Enter',
    runOnJudgeKeys: 'Executar no juiz: Ctrl ou Cmd + Enter',
    cancel: 'Cancelar',
    submit: 'Enviar',
    submitKeys: 'Ctrl ou Cmd + Shift + Enter',
  },
  editor: {
    language: 'Linguagem',
    label: 'Código',
    keyboardShortcuts: 'Atalhos de teclado',
    leaveByKeys: (
      <>
        <kbd>Esc</kbd> e depois <kbd>Tab</kbd> sai do editor
      </>
    ),
    resetCode: 'Restaurar o código original',
    symbols: 'Símbolos',
    run: 'Executar',
    undo: 'Desfazer',
    redo: 'Refazer',
    left: 'Mover para a esquerda',
    right: 'Mover para a direita',
    up: 'Mover para cima',
    down: 'Mover para baixo',
    indent: 'Recuo',
    notJudgedOption: (language) => `${language} (juiz indisponível)`,
    notJudged: (language, reason) =>
      [
        `O servidor não pode avaliar ${language} no momento.`,
        ...(reason ? [reason] : []),
        `Você pode enviar mesmo assim: seu envio espera até ${language} estar disponível.`,
      ].join(' '),
  },
  draft: {
    saving: 'Salvando no dispositivo…',
    saved: 'Salvo neste dispositivo',
    changedInTab: 'Não salvo: alterado em outra aba',
    changedOnDevice: 'Não salvo: alterado em outro dispositivo',
    failed: 'Não foi possível salvar neste dispositivo',
    tabConflict:
      'Este código foi alterado em outra aba. Suas alterações não são salvas até você escolher uma versão. A outra versão fica em “Seus envios”.',
    deviceConflict: (device, moment) =>
      `Este código foi alterado em outro dispositivo, ${moment}, ${device}. Suas alterações não são salvas até você escolher uma versão. A outra versão fica em “Seus envios”.`,
    unsentConflict: (device, moment) =>
      `Este código também foi alterado em outro dispositivo, ${moment}, ${device}. Suas alterações estão salvas neste dispositivo, mas não são enviadas aos seus outros dispositivos até você escolher uma versão. A outra versão fica em “Seus envios”.`,
    useOther: 'Usar a outra versão',
    keepThis: 'Manter esta versão',
    thisDevice: 'este dispositivo',
    arrived: 'Seu código de outro dispositivo foi carregado',
    arrivedFrom: (device, moment) =>
      `De ${device}, ${moment}. O código que estava aqui antes está em “Seus envios”.`,
    resetDone: 'Código original restaurado',
    undo: 'Desfazer',
    restored: 'Versão restaurada',
    restoreFailed: 'Não foi possível restaurar o código',
  },
  difference: {
    show: 'Mostrar a diferença',
    label: (before, after) => `Diferença entre ${before} e ${after}`,
    names: (before, after) => `− ${before}   + ${after}`,
    skippedLines: (count) => `… ${counted(count, 'linha', 'linhas')}`,
  },
  statement: {
    changed: (newVersion, shownVersion) =>
      `Este enunciado mudou (versão ${newVersion}). Você ainda vê a versão ${shownVersion}. Seus envios são avaliados com a nova versão.`,
    showNew: 'Mostrar o novo enunciado',
    changedSince: (version, codeVersion) =>
      `Este enunciado mudou desde a última vez que você trabalhou nele. Você vê a versão ${version}. Você escreveu seu código para a versão ${codeVersion}.`,
    dismiss: 'Entendi',
    version: (version) => `versão ${version}`,
  },
  results: {
    samples: 'Exemplos',
    customInput: 'Entrada própria',
    verdict: 'Veredito',
    submissions: 'Seus envios',
  },
  submission: {
    notSaved: 'Seu envio não foi salvo',
    notSavedBecause: (reason) => `Seu envio não foi salvo. ${reason}`,
    serverFault:
      'O servidor está com um problema. Seu código está salvo neste dispositivo e é enviado assim que o servidor voltar a funcionar.',
    gone: 'O servidor não tem mais este envio, por isso não há resultado. Envie o programa novamente.',
    failed: (reason) => `Ocorreu um erro ao executar o código. ${reason}`.trim(),
    tooManyRequests: 'Ocorreu um erro ao executar o código. Solicitações demais. Tente novamente mais tarde.',
    notAccepted: (reason) => `Não aceito: ${reason}`,
    judged: (verdict) => `Avaliado: ${verdict}.`,
    standing: {
      counted: 'Conta na competição.',
      late: 'Conta na competição: foi enviado com atraso, mas dentro do prazo de tolerância.',
      held: 'Retido para revisão: o organizador decide.',
      refused: 'Não conta na competição.',
    },
  },
  run: {
    emptyCode: 'O código não pode estar vazio.',
    sample: (number) => `Exemplo ${number}`,
    yourInput: 'Sua entrada',
    yourInputNumber: (number) => `Sua entrada ${number}`,
    line: (line) => `Linha ${line}`,
    showLine: (line) => `Mostrar a linha ${line}`,
    compiler: 'Compilador',
    inputLabel: 'Entrada da próxima execução',
    useFirstSample: 'Usar o exemplo 1',
    progress: 'Progresso da execução',
    downloadingRuntime: 'Baixando o ambiente de execução…',
    startingRuntime: 'Iniciando o ambiente de execução…',
    running: 'Executando…',
    runningCase: (number, total) => `Executando (${number} de ${total})…`,
    bytes: (done, total) => `${done} de ${total}`,
    olderCode: 'De uma versão anterior do seu código.',
    severalAnswers: 'Este problema aceita mais de uma resposta. Envie para receber um veredito.',
    onDevice:
      'Executou neste dispositivo. A velocidade, a memória e a pilha são diferentes das do juiz. Envie para executar todos os casos de teste no juiz.',
    onJudge: 'Executou no juiz, só com a entrada mostrada aqui. Envie para executar todos os casos de teste.',
  },
  runHint: {
    interactive: 'Este problema é interativo. Executar faz seu programa conversar com o juiz nos exemplos.',
    multiPass:
      'Executar dá os exemplos ao seu programa no juiz, várias vezes seguidas: cada entrada depende da saída anterior.',
    interactiveOffline:
      'Este problema é interativo. Quando há conexão, Executar faz seu programa conversar com o juiz nos exemplos.',
    noCustomInput: 'Problemas interativos não aceitam entrada própria. Execute os exemplos.',
    noSamples:
      'Este problema não tem exemplos. Digite uma entrada em “Entrada própria” para executar seu programa.',
    customInput: 'Executar passa esta entrada ao seu programa e mostra a saída.',
    samples: (count) =>
      count === 1
        ? 'Executar testa seu programa com o exemplo.'
        : `Executar testa seu programa com os ${count} exemplos.`,
    onDevice: 'Executa neste dispositivo e não precisa de conexão.',
    onJudge: (language) => `Executa no juiz, porque ${language} não executa neste dispositivo.`,
    onJudgeOffline: (language) =>
      `Executa no juiz quando há conexão, porque ${language} não executa neste dispositivo.`,
  },
  outcome: {
    matches: 'A saída coincide',
    differs: 'A saída é diferente',
    interactionSucceeded: 'A interação teve sucesso',
    interactionFailed: 'A interação falhou',
    ok: 'Concluído',
    runtimeError: 'O programa falhou',
    failedWith: (signal) => `O programa falhou (${signal})`,
    failedWithExitCode: (exitCode) => `O programa falhou (código de saída ${exitCode})`,
    timeLimit: 'Interrompido: demorou demais',
    memoryLimit: 'Interrompido: usou memória demais',
    outputLimit: 'Interrompido: imprimiu demais',
    compileError: 'Seu programa não compila',
    notValid: (language) => `Seu programa não é ${language} válido (erro de sintaxe)`,
    cancelled: 'Cancelado',
    runtimeFailed: 'Não foi possível executar neste dispositivo',
    notRun: 'Não executado',
  },
  remark: {
    nativeEngine: 'Executou no motor JavaScript deste navegador: mais rápido, mas sem limite de memória.',
    slowerThanLimit: (limit) =>
      `Demorou neste dispositivo mais que o limite de ${limit}. O juiz pode ser mais rápido, ou pode interromper o programa.`,
    stoppedAfter: (title) =>
      `Não executado, porque o programa não parou em ${title}. Cada exemplo a mais demoraria o mesmo.`,
  },
  summary: {
    finished: 'A execução terminou.',
    failed: 'A execução terminou com um erro.',
    sampleMatches: 'O exemplo coincide.',
    sampleDiffers: 'O exemplo não coincide.',
    matching: (matching, total) => `${matching} de ${total} exemplos coincidem.`,
  },
  judgeRun: {
    offline: 'Salvo neste dispositivo. Executa no juiz quando houver conexão.',
    signInNeeded: 'Salvo neste dispositivo. Entre para executar.',
    signIn: 'Entrar',
    sending: 'Enviando ao juiz…',
    notSent: (reason) => `Ainda não enviado: ${reason} Tentando de novo.`,
    queued: 'Na fila do juiz…',
    running: 'O juiz está executando seu programa…',
    resultLater: 'O juiz está com seu programa. O resultado aparece aqui quando houver conexão.',
    expired: 'O juiz guarda resultados por um dia e não tem mais este. Execute seu programa de novo.',
    refused: (reason) => `O juiz não executou seu programa. ${reason}`.trim(),
    failed:
      'O juiz não pôde executar seu programa. Não é um erro do seu programa. Execute-o de novo em instantes.',
    dismiss: 'Fechar',
    cancel: 'Cancelar esta execução',
  },
  runtime: {
    downloading: (name) => `Baixando ${name}…`,
    downloadProgress: 'Progresso do download',
    cancelDownload: 'Cancelar o download',
    missing: (name) =>
      `${name} ainda não está neste dispositivo. Executar o baixa, ou você pode baixá-lo agora.`,
    notKept: (name) => `Por HTTP sem criptografia, a primeira execução após carregar a página baixa ${name}.`,
    download: (name, size) => `Baixar ${name} para uso sem conexão: ${size}`,
    cpp: 'C++',
    cppOnJudge: 'C++17 executa no juiz',
    cppAbsent:
      'Executar e Enviar mandam seu código ao juiz. Você pode baixar C++ para este dispositivo aqui assim que o servidor o oferecer.',
    cppNotKept:
      'Executar e Enviar mandam seu código ao juiz. Se você abrir este site por HTTPS, pode baixar C++ para este dispositivo.',
    cppOffline:
      'Executar e Enviar mandam seu código ao juiz quando há conexão. Talvez você também possa então baixar C++ para este dispositivo.',
    cppMissing: 'C++17 ainda não está neste dispositivo',
    downloadCpp: (size, memory) =>
      `Baixar C++ para este dispositivo: ${size}, usa cerca de ${memory} de memória`,
    cppUse:
      'Depois do download, os exemplos executam neste dispositivo, mesmo sem conexão. Até lá, o juiz os executa.',
    lowMemory: 'Este dispositivo pode não ter memória suficiente para C++.',
    cppOnDevice: (size) => `C++ está neste dispositivo (${size}).`,
    removeCpp: 'Remover',
  },
};

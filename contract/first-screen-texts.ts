/**
 * Texts that users see before the app has loaded, in all languages: the frame in src/index.html and the first screens
 * of server/modules/pages. Most of them repeat texts of the app; `tools/texts/first-screen.test.ts` compares them.
 */
import type { InterfaceLanguage } from './interface-languages';
import type { Difficulty } from './limits';
import type { ProblemSort, ProblemState } from './rules/problem-order';
import type { Heading } from './rules/statement/statement-sections';

/** In the page's file, where they are English. */
export const frameTexts = {
  en: [
    ...['Codeferry, home', 'Main', 'Home', 'Explore', 'Contests', 'Search', 'Settings', 'Sign In'],
    'Keep solving without a network.',
    'Read the problem, write the code and run the samples on your device. Your submissions are saved there and sent to the judge as soon as there is a network.',
    ...['This page did not load completely.', 'You can still read what is here.'],
    ...['Check your connection, then try again.', 'Try again'],
    'The server still does not answer. Check your connection, then try again.',
    'This starts as soon as the page has loaded.',
    'Plain HTTP',
    'You opened Codeferry over plain HTTP. Pages do not open without the server, and you cannot download problems. Submissions are saved on this device.',
    ...['Open it over HTTPS', 'Hide'],
  ],
  es: [
    ...['Codeferry, inicio', 'Principal', 'Inicio', 'Explorar', 'Concursos', 'Buscar', 'Ajustes'],
    'Iniciar sesión',
    'Sigue resolviendo sin conexión.',
    'Lee el problema, escribe el código y ejecuta los ejemplos en tu dispositivo. Tus envíos se guardan ahí y llegan al juez en cuanto haya conexión.',
    ...['Esta página no se cargó por completo.', 'Puedes leer lo que ya está aquí.'],
    ...['Revisa tu conexión y vuelve a intentarlo.', 'Reintentar'],
    'El servidor aún no responde. Revisa tu conexión y vuelve a intentarlo.',
    'Empieza en cuanto se haya cargado la página.',
    'HTTP sin cifrar',
    'Abriste Codeferry por HTTP sin cifrar. Las páginas no se abren sin el servidor y no puedes descargar problemas. Tus envíos se guardan en este dispositivo.',
    ...['Abrir por HTTPS', 'Ocultar'],
  ],
  pt: [
    ...['Codeferry, início', 'Principal', 'Início', 'Explorar', 'Competições', 'Buscar', 'Configurações'],
    'Entrar',
    'Continue resolvendo sem conexão.',
    'Leia o problema, escreva o código e execute os exemplos no seu dispositivo. Seus envios são salvos nele e enviados ao juiz assim que houver conexão.',
    ...['Esta página não carregou por completo.', 'Você pode ler o que já está aqui.'],
    ...['Verifique sua conexão e tente novamente.', 'Tentar novamente'],
    'O servidor ainda não responde. Verifique sua conexão e tente novamente.',
    'Começa assim que a página terminar de carregar.',
    'HTTP sem criptografia',
    'Você abriu o Codeferry por HTTP sem criptografia. As páginas não abrem sem o servidor e você não pode baixar problemas. Seus envios são salvos neste dispositivo.',
    ...['Abrir por HTTPS', 'Ocultar'],
  ],
} as const satisfies Record<InterfaceLanguage, readonly string[]>;

export interface FirstScreenTexts {
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly explore: {
    readonly title: string;
    readonly intro: string;
    readonly summary: string;
    readonly challenges: string;
    readonly problems: string;
    readonly problemCount: (count: number) => string;
    readonly tag: string;
    readonly allTags: string;
    readonly difficulty: string;
    readonly anyDifficulty: string;
    readonly kind: string;
    readonly anyKind: string;
    readonly programs: string;
    readonly questions: string;
    readonly sortBy: string;
    readonly sorts: Readonly<Record<ProblemSort, string>>;
    readonly status: string;
    readonly anyStatus: string;
    readonly statuses: Readonly<Record<ProblemState, string>>;
    readonly editorial: string;
    readonly anyEditorial: string;
    readonly withEditorial: string;
    readonly question: string;
    readonly solvedBy: (count: number) => string;
    readonly acceptedShare: (percent: number) => string;
    readonly ascending: string;
  };
  readonly solve: {
    readonly title: string;
    readonly summary: (title: string) => string;
    readonly back: string;
    readonly runSamples: string;
    readonly runLater: string;
    readonly submit: string;
    readonly submitLater: string;
    readonly views: string;
    readonly statement: string;
    readonly code: string;
    readonly results: string;
    readonly resultsLater: string;
    readonly language: string;
    readonly editor: string;
    readonly sample: string;
    readonly sampleNumber: (number: number) => string;
    readonly input: string;
    readonly output: string;
    /** Of the statement's parts. */
    readonly headings: Readonly<Record<Heading, string>>;
    readonly perTest: (seconds: string) => string;
  };
}

const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const firstScreenTexts: Readonly<Record<InterfaceLanguage, FirstScreenTexts>> = {
  en: {
    difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' },
    explore: {
      title: 'Explore',
      intro: 'Follow a challenge or pick a problem.',
      summary: 'Challenges and problems to practise programming, online and offline.',
      challenges: 'Challenges',
      problems: 'Problems',
      problemCount: (count) => counted(count, 'problem', 'problems'),
      tag: 'Tag',
      allTags: 'All tags',
      difficulty: 'Difficulty',
      anyDifficulty: 'Any difficulty',
      kind: 'Kind',
      anyKind: 'Any kind',
      programs: 'Programs',
      questions: 'Questions',
      sortBy: 'Sort by',
      sorts: {
        recommended: 'Recommended',
        title: 'By title',
        difficulty: 'By difficulty',
        newest: 'Newest',
        solved: 'Most solved',
        acceptance: 'By acceptance',
      },
      status: 'Status',
      anyStatus: 'Any status',
      statuses: { new: 'New', tried: 'Tried', solved: 'Solved' },
      editorial: 'Editorial',
      anyEditorial: 'With or without editorial',
      withEditorial: 'With an editorial',
      question: 'Question',
      solvedBy: (count) => `${count.toLocaleString('en')} solved`,
      acceptedShare: (percent) => `${percent}% accepted`,
      ascending: 'Ascending: switch to descending',
    },
    solve: {
      title: 'Solve',
      summary: (title) => `${title}: solve it in your browser and submit it to the judge.`,
      back: 'Back',
      runSamples: 'Run samples',
      runLater: 'The samples run as soon as the page has loaded.',
      submit: 'Submit',
      submitLater: 'Your code is submitted as soon as the page has loaded.',
      views: 'Parts of this screen',
      statement: 'Statement',
      code: 'Code',
      results: 'Results',
      resultsLater: 'The results appear here when the page has loaded.',
      language: 'Language',
      editor: 'Code',
      sample: 'Sample',
      sampleNumber: (number) => `Sample ${number}`,
      input: 'Input',
      output: 'Output',
      headings: { Input: 'Input', Output: 'Output', Constraints: 'Constraints', Explanation: 'Explanation' },
      perTest: (seconds) => `${seconds} s per test`,
    },
  },
  es: {
    difficulties: { easy: 'fácil', medium: 'media', hard: 'difícil' },
    explore: {
      title: 'Explorar',
      intro: 'Sigue un reto o elige un problema.',
      summary: 'Retos y problemas para practicar programación, con conexión y sin ella.',
      challenges: 'Retos',
      problems: 'Problemas',
      problemCount: (count) => counted(count, 'problema', 'problemas'),
      tag: 'Etiqueta',
      allTags: 'Todas las etiquetas',
      difficulty: 'Dificultad',
      anyDifficulty: 'Cualquier dificultad',
      kind: 'Tipo',
      anyKind: 'Cualquier tipo',
      programs: 'Programas',
      questions: 'Preguntas',
      sortBy: 'Ordenar por',
      sorts: {
        recommended: 'Recomendados',
        title: 'Por título',
        difficulty: 'Por dificultad',
        newest: 'Más nuevos',
        solved: 'Más resueltos',
        acceptance: 'Por aceptación',
      },
      status: 'Estado',
      anyStatus: 'Cualquier estado',
      statuses: { new: 'Nuevos', tried: 'Intentados', solved: 'Resueltos' },
      editorial: 'Editorial',
      anyEditorial: 'Con o sin editorial',
      withEditorial: 'Con editorial',
      question: 'Pregunta',
      solvedBy: (count) => `${count.toLocaleString('es-419')} lo resolvieron`,
      acceptedShare: (percent) => `${percent} % aceptado`,
      ascending: 'Ascendente: cambiar a descendente',
    },
    solve: {
      title: 'Resolver',
      summary: (title) => `${title}: resuélvelo en tu navegador y envíalo al juez.`,
      back: 'Atrás',
      runSamples: 'Ejecutar ejemplos',
      runLater: 'Los ejemplos se ejecutan en cuanto se haya cargado la página.',
      submit: 'Enviar',
      submitLater: 'Tu código se envía en cuanto se haya cargado la página.',
      views: 'Partes de esta pantalla',
      statement: 'Enunciado',
      code: 'Código',
      results: 'Resultados',
      resultsLater: 'Los resultados aparecen aquí cuando se haya cargado la página.',
      language: 'Lenguaje',
      editor: 'Código',
      sample: 'Ejemplo',
      sampleNumber: (number) => `Ejemplo ${number}`,
      input: 'Entrada',
      output: 'Salida',
      headings: {
        Input: 'Entrada',
        Output: 'Salida',
        Constraints: 'Restricciones',
        Explanation: 'Explicación',
      },
      perTest: (seconds) => `${seconds} s por prueba`,
    },
  },
  pt: {
    difficulties: { easy: 'fácil', medium: 'média', hard: 'difícil' },
    explore: {
      title: 'Explorar',
      intro: 'Siga um desafio ou escolha um problema.',
      summary: 'Desafios e problemas para praticar programação, com ou sem conexão.',
      challenges: 'Desafios',
      problems: 'Problemas',
      problemCount: (count) => counted(count, 'problema', 'problemas'),
      tag: 'Etiqueta',
      allTags: 'Todas as etiquetas',
      difficulty: 'Dificuldade',
      anyDifficulty: 'Qualquer dificuldade',
      kind: 'Tipo',
      anyKind: 'Qualquer tipo',
      programs: 'Programas',
      questions: 'Questões',
      sortBy: 'Ordenar por',
      sorts: {
        recommended: 'Recomendados',
        title: 'Por título',
        difficulty: 'Por dificuldade',
        newest: 'Mais novos',
        solved: 'Mais resolvidos',
        acceptance: 'Por aceitação',
      },
      status: 'Estado',
      anyStatus: 'Qualquer estado',
      statuses: { new: 'Novos', tried: 'Tentados', solved: 'Resolvidos' },
      editorial: 'Editorial',
      anyEditorial: 'Com ou sem editorial',
      withEditorial: 'Com editorial',
      question: 'Questão',
      solvedBy: (count) => `${count.toLocaleString('pt-BR')} resolveram`,
      acceptedShare: (percent) => `${percent}% aceito`,
      ascending: 'Crescente: mudar para decrescente',
    },
    solve: {
      title: 'Resolver',
      summary: (title) => `${title}: resolva no seu navegador e envie ao juiz.`,
      back: 'Voltar',
      runSamples: 'Executar exemplos',
      runLater: 'Os exemplos são executados assim que a página terminar de carregar.',
      submit: 'Enviar',
      submitLater: 'Seu código é enviado assim que a página terminar de carregar.',
      views: 'Partes desta tela',
      statement: 'Enunciado',
      code: 'Código',
      results: 'Resultados',
      resultsLater: 'Os resultados aparecem aqui quando a página terminar de carregar.',
      language: 'Linguagem',
      editor: 'Código',
      sample: 'Exemplo',
      sampleNumber: (number) => `Exemplo ${number}`,
      input: 'Entrada',
      output: 'Saída',
      headings: { Input: 'Entrada', Output: 'Saída', Constraints: 'Restrições', Explanation: 'Explicação' },
      perTest: (seconds) => `${seconds} s por teste`,
    },
  },
};

import type { messages as english } from '../../../features/home/messages';
import type { TranslationOf } from '../../translation-of';

export const messages: TranslationOf<typeof english> = {
  headline: 'Continue resolvendo sem conexão.',
  lead: 'Leia o problema, escreva o código e execute os exemplos no seu dispositivo. Seus envios são salvos nele e enviados ao juiz assim que houver conexão.',
  trySample: 'Experimente um problema',
  createContest: 'Criar uma competição',
  thisDevice: 'este dispositivo',
  judge: 'o juiz',
  features: 'Recursos',
  onDevice: 'Executa no seu dispositivo',
  onDeviceText:
    'Python, JavaScript e, depois de um download, C++ executam no navegador, com os exemplos ou com sua própria entrada. As diferenças são marcadas linha por linha.',
  nothingLost: 'Nada se perde, nada é enviado duas vezes',
  nothingLostText:
    'Cada envio é salvo primeiro e depois enviado exatamente uma vez quando há conexão. Você pode ver o recibo.',
  realJudge: 'Um juiz de verdade',
  realJudgeText:
    'Cada programa é executado isolado contra testes ocultos. Você vê o veredito, o tempo e a memória de cada teste.',
  fourLanguages: 'Quatro linguagens',
  fourLanguagesText:
    'C++17, Java 8, Python 3 e JavaScript, em um editor que salva seu código de cada linguagem.',
  getStarted: 'Comece',
  join: 'Participe',
  joinText:
    'Você pode praticar sem conta: abra um problema e escreva código. Entre para salvar seu trabalho na sua conta e participar de competições. Você pode participar de uma sala de aula, de um trem ou de um salão onde duzentos notebooks dividem um ponto de acesso.',
  explore: 'Explorar desafios e problemas',
  create: 'Crie',
  createText:
    'Adicione problemas, escolha o horário e convide pessoas. Criar uma competição não custa nada, e participar também é grátis.',
  comingSoon: 'EM BREVE',
  comingSoonText:
    'O Codeferry ainda está em construção. Você pode praticar, participar de competições e criar problemas; vêm mais recursos.',
  tags: 'Etiquetas',
  languages: 'Linguagens',
  frameworks: 'Frameworks',
  topics: 'Assuntos',
  pauseAnimation: 'Pausar a animação',
  resumeAnimation: 'Retomar a animação',
};

import type { messages as english } from '../../../../../features/join/steps/computers/messages';
import type { TranslationOf } from '../../../../translation-of';
import { messages as steps } from '../steps';

export const messages: TranslationOf<typeof english> = {
  windows: {
    name: 'Windows',
    note: 'Vale para Edge, Chrome e Firefox desta conta do Windows.',
    steps: [
      steps.download('codeferry.cer'),
      {
        text: (
          <>
            Abra o arquivo e escolha <b>Instalar Certificado</b> e depois <b>Usuário Atual</b>.
          </>
        ),
        picture: { title: 'Certificado', rows: ['Emitido por: Codeferry'], button: 'Instalar Certificado…' },
      },
      {
        text: (
          <>
            Escolha <b>Colocar todos os certificados no repositório a seguir</b>, depois Procurar e{' '}
            <b>Autoridades de Certificação Raiz Confiáveis</b>.
          </>
        ),
        picture: {
          title: 'Selecionar repositório',
          rows: ['Pessoal', 'Autoridades de Certificação Raiz Confiáveis', 'Confiança Corporativa'],
          mark: 1,
        },
      },
      {
        text: (
          <>
            Escolha <b>Avançar</b> e <b>Concluir</b>, e confirme o aviso com <b>Sim</b>.
          </>
        ),
        picture: { title: 'Aviso de Segurança', rows: ['Deseja instalar este certificado?'], button: 'Sim' },
      },
      steps.back(),
    ],
  },
  macos: {
    name: 'Mac',
    note: 'Vale para Safari, Chrome e Firefox deste Mac.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Abra o arquivo. O Acesso às Chaves pergunta onde adicioná-lo: escolha <b>login</b> e depois{' '}
            <b>Adicionar</b>.
          </>
        ),
        picture: { title: 'Adicionar Certificados', rows: ['Chaves: login'], mark: 0, button: 'Adicionar' },
      },
      {
        text: (
          <>
            No Acesso às Chaves, procure <b>Codeferry</b> e dê dois cliques.
          </>
        ),
        picture: { title: 'Acesso às Chaves', rows: ['Chaves padrão: login', 'Codeferry'], mark: 1 },
      },
      {
        text: (
          <>
            Abra <b>Confiar</b>, escolha <b>Confiar Sempre</b>, feche a janela e digite sua senha.
          </>
        ),
        picture: {
          title: 'Confiar',
          rows: ['Confiar Sempre', 'Secure Sockets Layer (SSL)'],
          mark: 0,
          control: 'box',
        },
      },
      steps.back(),
    ],
  },
  chromeos: {
    name: 'ChromeOS',
    note: 'Um Chromebook gerenciado pode precisar do administrador.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Abra <b>chrome://certificate-manager</b> em uma nova aba, ou Configurações, Privacidade e
            segurança, Segurança, Gerenciar certificados.
          </>
        ),
        picture: { title: 'Segurança', rows: ['Usar DNS seguro', 'Gerenciar certificados'], mark: 1 },
      },
      {
        text: (
          <>
            Abra <b>Autoridades</b> ou <b>Personalizado</b>, e escolha <b>Importar</b>.
          </>
        ),
        picture: {
          title: 'Autoridades',
          rows: ['Seus certificados', 'Autoridades'],
          mark: 1,
          button: 'Importar',
        },
      },
      {
        text: (
          <>
            Escolha <b>codeferry.crt</b>. Se perguntado, ative{' '}
            <b>Confiar neste certificado para identificar sites</b>.
          </>
        ),
        picture: {
          title: 'Autoridade certificadora',
          rows: ['Confiar para identificar sites'],
          mark: 0,
          control: 'box',
        },
      },
      steps.back(),
    ],
  },
  linux: {
    name: 'Linux',
    note: 'Para Chrome e Chromium. Escolha Firefox se você usa o Firefox.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Abra <b>chrome://certificate-manager</b> em uma nova aba, ou Configurações, Privacidade e
            segurança, Segurança, Gerenciar certificados.
          </>
        ),
        picture: { title: 'Segurança', rows: ['Usar DNS seguro', 'Gerenciar certificados'], mark: 1 },
      },
      {
        text: (
          <>
            Abra <b>Personalizado</b>, depois <b>Instalados por você</b>, e escolha <b>Importar</b> ao lado de
            Certificados confiáveis. Em um Chrome mais antigo: Autoridades, Importar.
          </>
        ),
        picture: {
          title: 'Personalizado',
          rows: ['Certificados confiáveis', 'Certificados intermediários'],
          mark: 0,
        },
      },
      {
        text: (
          <>
            Escolha <b>codeferry.crt</b>. Se perguntado, ative{' '}
            <b>Confiar neste certificado para identificar sites</b>.
          </>
        ),
        picture: { title: 'Downloads', rows: ['codeferry.crt'], mark: 0 },
      },
      steps.back(),
    ],
  },
  firefox: {
    name: 'Firefox',
    note: 'Para o Firefox no Linux e no ChromeOS. No Windows e no Mac, o Firefox usa os certificados do sistema.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Se o Firefox perguntar na hora, vá para o passo 4. Caso contrário, abra <b>Configurações</b>,{' '}
            <b>Privacidade e Segurança</b>, e escolha <b>Ver certificados</b>.
          </>
        ),
        picture: { title: 'Privacidade e Segurança', rows: ['Certificados'], button: 'Ver certificados…' },
      },
      {
        text: (
          <>
            Abra <b>Autoridades</b>, escolha <b>Importar</b> e depois <b>codeferry.crt</b>.
          </>
        ),
        picture: {
          title: 'Gerenciador de certificados',
          rows: ['Seus certificados', 'Autoridades'],
          mark: 1,
          button: 'Importar…',
        },
      },
      {
        text: (
          <>
            Ative <b>Confiar nesta CA para identificar sites</b> e escolha <b>OK</b>.
          </>
        ),
        picture: {
          title: 'Baixando certificado',
          rows: ['Confiar nesta CA para identificar sites'],
          mark: 0,
          control: 'box',
        },
      },
      steps.back(),
    ],
  },
};

import type { messages as english } from '../../../../../features/join/steps/phones/messages';
import type { TranslationOf } from '../../../../translation-of';
import { messages as steps } from '../steps';

export const messages: TranslationOf<typeof english> = {
  android: {
    name: 'Android',
    note: 'Use o Chrome. O Firefox para Android não usa certificados que você instala.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Abra <b>Configurações</b> e procure <b>Certificado CA</b>. Em muitos dispositivos fica em
            Segurança, Criptografia e credenciais, Instalar um certificado.
          </>
        ),
        picture: {
          title: 'Instalar um certificado',
          rows: ['Certificado CA', 'Certificado de VPN e app'],
          mark: 0,
        },
      },
      {
        text: (
          <>
            Toque em <b>Instalar assim mesmo</b>. O Android pede seu PIN ou padrão.
          </>
        ),
        picture: { title: 'Seus dados não serão particulares', button: 'Instalar assim mesmo' },
      },
      {
        text: (
          <>
            Escolha <b>codeferry.crt</b> em Downloads.
          </>
        ),
        picture: { title: 'Downloads', rows: ['codeferry.crt'], mark: 0 },
      },
      steps.back(),
    ],
  },
  ios: {
    name: 'iPhone e iPad',
    note: 'Abra esta página no Safari: outros navegadores não podem baixar o perfil.',
    steps: [
      {
        text: (
          <>
            Baixe o perfil e toque em <b>Permitir</b>.
          </>
        ),
        picture: { title: 'Baixar um perfil?', rows: ['Ignorar', 'Permitir'], mark: 1 },
      },
      {
        text: (
          <>
            Abra <b>Ajustes</b> e toque em <b>Perfil Baixado</b>. Se não aparecer: Geral, VPN e Gerenciamento
            de Dispositivo.
          </>
        ),
        picture: { title: 'Ajustes', rows: ['Perfil Baixado', 'Wi-Fi', 'Geral'], mark: 0 },
      },
      {
        text: (
          <>
            Toque em <b>Instalar</b>, digite seu código e toque em <b>Instalar</b> de novo.
          </>
        ),
        picture: { title: 'Instalar Perfil', rows: ['Codeferry'], button: 'Instalar' },
      },
      {
        text: (
          <>
            Em Ajustes, abra Geral, Sobre, <b>Confiança nos Certificados</b> e ative <b>Codeferry</b>.
          </>
        ),
        picture: { title: 'Confiança nos Certificados', rows: ['Codeferry'], mark: 0, control: 'switch' },
      },
      steps.back(),
    ],
  },
};

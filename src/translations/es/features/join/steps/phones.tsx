import type { messages as english } from '../../../../../features/join/steps/phones/messages';
import type { TranslationOf } from '../../../../translation-of';
import { messages as steps } from '../steps';

export const messages: TranslationOf<typeof english> = {
  android: {
    name: 'Android',
    note: 'Usa Chrome. Firefox para Android no usa los certificados que instalas.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Abre <b>Configuración</b> y busca <b>Certificado de CA</b>. En muchos dispositivos está en
            Seguridad, Encriptación y credenciales, Instalar un certificado.
          </>
        ),
        picture: {
          title: 'Instalar un certificado',
          rows: ['Certificado de CA', 'Certificado de VPN y apps'],
          mark: 0,
        },
      },
      {
        text: (
          <>
            Toca <b>Instalar de todos modos</b>. Android pide tu PIN o patrón.
          </>
        ),
        picture: { title: 'Tus datos no serán privados', button: 'Instalar de todos modos' },
      },
      {
        text: (
          <>
            Elige <b>codeferry.crt</b> en Descargas.
          </>
        ),
        picture: { title: 'Descargas', rows: ['codeferry.crt'], mark: 0 },
      },
      steps.back(),
    ],
  },
  ios: {
    name: 'iPhone y iPad',
    note: 'Abre esta página en Safari: otros navegadores no pueden descargar el perfil.',
    steps: [
      {
        text: (
          <>
            Descarga el perfil y toca <b>Permitir</b>.
          </>
        ),
        picture: { title: '¿Descargar un perfil?', rows: ['Ignorar', 'Permitir'], mark: 1 },
      },
      {
        text: (
          <>
            Abre <b>Configuración</b> y toca <b>Perfil descargado</b>. Si no aparece: General, VPN y
            administración de dispositivos.
          </>
        ),
        picture: { title: 'Configuración', rows: ['Perfil descargado', 'Wi-Fi', 'General'], mark: 0 },
      },
      {
        text: (
          <>
            Toca <b>Instalar</b>, escribe tu código y toca <b>Instalar</b> de nuevo.
          </>
        ),
        picture: { title: 'Instalar perfil', rows: ['Codeferry'], button: 'Instalar' },
      },
      {
        text: (
          <>
            En Configuración, abre General, Información, <b>Config. de confianza de los certificados</b> y
            activa <b>Codeferry</b>.
          </>
        ),
        picture: { title: 'Confianza de los certificados', rows: ['Codeferry'], mark: 0, control: 'switch' },
      },
      steps.back(),
    ],
  },
};

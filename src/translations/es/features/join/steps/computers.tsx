import type { messages as english } from '../../../../../features/join/steps/computers/messages';
import type { TranslationOf } from '../../../../translation-of';
import { messages as steps } from '../steps';

export const messages: TranslationOf<typeof english> = {
  windows: {
    name: 'Windows',
    note: 'Sirve para Edge, Chrome y Firefox de esta cuenta de Windows.',
    steps: [
      steps.download('codeferry.cer'),
      {
        text: (
          <>
            Abre el archivo y elige <b>Instalar certificado</b> y luego <b>Usuario actual</b>.
          </>
        ),
        picture: { title: 'Certificado', rows: ['Emitido por: Codeferry'], button: 'Instalar certificado…' },
      },
      {
        text: (
          <>
            Elige <b>Colocar todos los certificados en el siguiente almacén</b>, luego Examinar y{' '}
            <b>Entidades de certificación raíz de confianza</b>.
          </>
        ),
        picture: {
          title: 'Seleccionar almacén',
          rows: ['Personal', 'Entidades de certificación raíz de confianza', 'Confianza empresarial'],
          mark: 1,
        },
      },
      {
        text: (
          <>
            Elige <b>Siguiente</b> y <b>Finalizar</b>, y confirma la advertencia con <b>Sí</b>.
          </>
        ),
        picture: {
          title: 'Advertencia de seguridad',
          rows: ['¿Desea instalar este certificado?'],
          button: 'Sí',
        },
      },
      steps.back(),
    ],
  },
  macos: {
    name: 'Mac',
    note: 'Sirve para Safari, Chrome y Firefox de esta Mac.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Abre el archivo. Acceso a Llaveros pregunta dónde agregarlo: elige <b>inicio de sesión</b> y luego{' '}
            <b>Agregar</b>.
          </>
        ),
        picture: {
          title: 'Agregar certificados',
          rows: ['Llavero: inicio de sesión'],
          mark: 0,
          button: 'Agregar',
        },
      },
      {
        text: (
          <>
            En Acceso a Llaveros, busca <b>Codeferry</b> y haz doble clic.
          </>
        ),
        picture: { title: 'Acceso a Llaveros', rows: ['Llavero: inicio de sesión', 'Codeferry'], mark: 1 },
      },
      {
        text: (
          <>
            Abre <b>Confiar</b>, elige <b>Confiar siempre</b>, cierra la ventana y escribe tu contraseña.
          </>
        ),
        picture: {
          title: 'Confiar',
          rows: ['Confiar siempre', 'Secure Sockets Layer (SSL)'],
          mark: 0,
          control: 'box',
        },
      },
      steps.back(),
    ],
  },
  chromeos: {
    name: 'ChromeOS',
    note: 'Una Chromebook administrada puede necesitar a su administrador.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Abre <b>chrome://certificate-manager</b> en una pestaña nueva, o Configuración, Privacidad y
            seguridad, Seguridad, Administrar certificados.
          </>
        ),
        picture: { title: 'Seguridad', rows: ['Usar DNS seguro', 'Administrar certificados'], mark: 1 },
      },
      {
        text: (
          <>
            Abre <b>Autoridades</b> o <b>Personalizado</b>, y elige <b>Importar</b>.
          </>
        ),
        picture: {
          title: 'Autoridades',
          rows: ['Tus certificados', 'Autoridades'],
          mark: 1,
          button: 'Importar',
        },
      },
      {
        text: (
          <>
            Elige <b>codeferry.crt</b>. Si lo pregunta, activa{' '}
            <b>Confiar en este certificado para identificar sitios web</b>.
          </>
        ),
        picture: {
          title: 'Autoridad certificadora',
          rows: ['Confiar para identificar sitios web'],
          mark: 0,
          control: 'box',
        },
      },
      steps.back(),
    ],
  },
  linux: {
    name: 'Linux',
    note: 'Para Chrome y Chromium. Elige Firefox si usas Firefox.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Abre <b>chrome://certificate-manager</b> en una pestaña nueva, o Configuración, Privacidad y
            seguridad, Seguridad, Administrar certificados.
          </>
        ),
        picture: { title: 'Seguridad', rows: ['Usar DNS seguro', 'Administrar certificados'], mark: 1 },
      },
      {
        text: (
          <>
            Abre <b>Personalizado</b>, luego <b>Instalados por ti</b>, y elige <b>Importar</b> junto a
            Certificados de confianza. En un Chrome más antiguo: Autoridades, Importar.
          </>
        ),
        picture: {
          title: 'Personalizado',
          rows: ['Certificados de confianza', 'Certificados intermedios'],
          mark: 0,
        },
      },
      {
        text: (
          <>
            Elige <b>codeferry.crt</b>. Si lo pregunta, activa{' '}
            <b>Confiar en este certificado para identificar sitios web</b>.
          </>
        ),
        picture: { title: 'Descargas', rows: ['codeferry.crt'], mark: 0 },
      },
      steps.back(),
    ],
  },
  firefox: {
    name: 'Firefox',
    note: 'Para Firefox en Linux y ChromeOS. En Windows y Mac, Firefox usa los certificados del sistema.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Si Firefox pregunta de inmediato, ve al paso 4. Si no, abre <b>Ajustes</b>,{' '}
            <b>Privacidad y seguridad</b>, y elige <b>Ver certificados</b>.
          </>
        ),
        picture: { title: 'Privacidad y seguridad', rows: ['Certificados'], button: 'Ver certificados…' },
      },
      {
        text: (
          <>
            Abre <b>Autoridades</b>, elige <b>Importar</b> y luego <b>codeferry.crt</b>.
          </>
        ),
        picture: {
          title: 'Administrador de certificados',
          rows: ['Sus certificados', 'Autoridades'],
          mark: 1,
          button: 'Importar…',
        },
      },
      {
        text: (
          <>
            Activa <b>Confiar en esta CA para identificar sitios web</b> y elige <b>Aceptar</b>.
          </>
        ),
        picture: {
          title: 'Descargando certificado',
          rows: ['Confiar en esta CA para identificar sitios web'],
          mark: 0,
          control: 'box',
        },
      },
      steps.back(),
    ],
  },
};

import { translated } from '../../../../lib/translation';
import { type SystemText, messages as steps } from '../messages';

/** How phones and tablets trust an authority. */
export const messages = translated('features/join/steps/phones', {
  android: {
    name: 'Android',
    note: 'Use Chrome. Firefox for Android does not use certificates that you install.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Open <b>Settings</b> and search for <b>CA certificate</b>. On many devices it is under Security,
            Encryption & credentials, Install a certificate.
          </>
        ),
        picture: {
          title: 'Install a certificate',
          rows: ['CA certificate', 'VPN & app certificate'],
          mark: 0,
        },
      },
      {
        text: (
          <>
            Tap <b>Install anyway</b>. Android asks for your PIN or pattern.
          </>
        ),
        picture: { title: 'Your data won’t be private', button: 'Install anyway' },
      },
      {
        text: (
          <>
            Choose <b>codeferry.crt</b> in Downloads.
          </>
        ),
        picture: { title: 'Downloads', rows: ['codeferry.crt'], mark: 0 },
      },
      steps.back(),
    ],
  },
  ios: {
    name: 'iPhone and iPad',
    note: 'Open this page in Safari: other browsers cannot download the profile.',
    steps: [
      {
        text: (
          <>
            Download the profile and tap <b>Allow</b>.
          </>
        ),
        picture: { title: 'Download a profile?', rows: ['Ignore', 'Allow'], mark: 1 },
      },
      {
        text: (
          <>
            Open <b>Settings</b> and tap <b>Profile Downloaded</b>. If it is missing: General, VPN & Device
            Management.
          </>
        ),
        picture: { title: 'Settings', rows: ['Profile Downloaded', 'Wi-Fi', 'General'], mark: 0 },
      },
      {
        text: (
          <>
            Tap <b>Install</b>, enter your passcode, and tap <b>Install</b> again.
          </>
        ),
        picture: { title: 'Install Profile', rows: ['Codeferry'], button: 'Install' },
      },
      {
        text: (
          <>
            In Settings, open General, About, <b>Certificate Trust Settings</b> and turn <b>Codeferry</b> on.
          </>
        ),
        picture: { title: 'Certificate Trust Settings', rows: ['Codeferry'], mark: 0, control: 'switch' },
      },
      steps.back(),
    ],
  },
} satisfies Record<string, SystemText>);

import { translated } from '../../../../lib/translation';
import { type SystemText, messages as steps } from '../messages';

/** How computers trust an authority. */
export const messages = translated('features/join/steps/computers', {
  windows: {
    name: 'Windows',
    note: 'Works for Edge, Chrome and Firefox of this Windows account.',
    steps: [
      steps.download('codeferry.cer'),
      {
        text: (
          <>
            Open the file and choose <b>Install Certificate</b>, then <b>Current User</b>.
          </>
        ),
        picture: { title: 'Certificate', rows: ['Issued by: Codeferry'], button: 'Install Certificate…' },
      },
      {
        text: (
          <>
            Choose <b>Place all certificates in the following store</b>, then Browse and{' '}
            <b>Trusted Root Certification Authorities</b>.
          </>
        ),
        picture: {
          title: 'Select Certificate Store',
          rows: ['Personal', 'Trusted Root Certification Authorities', 'Enterprise Trust'],
          mark: 1,
        },
      },
      {
        text: (
          <>
            Choose <b>Next</b> and <b>Finish</b>, and confirm the warning with <b>Yes</b>.
          </>
        ),
        picture: {
          title: 'Security Warning',
          rows: ['Do you want to install this certificate?'],
          button: 'Yes',
        },
      },
      steps.back(),
    ],
  },
  macos: {
    name: 'Mac',
    note: 'Works for Safari, Chrome and Firefox of this Mac.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Open the file. Keychain Access asks where to add it: choose <b>login</b> and then <b>Add</b>.
          </>
        ),
        picture: { title: 'Add Certificates', rows: ['Keychain: login'], mark: 0, button: 'Add' },
      },
      {
        text: (
          <>
            In Keychain Access, search for <b>Codeferry</b> and double-click it.
          </>
        ),
        picture: { title: 'Keychain Access', rows: ['Default Keychains: login', 'Codeferry'], mark: 1 },
      },
      {
        text: (
          <>
            Open <b>Trust</b>, choose <b>Always Trust</b>, close the window and enter your password.
          </>
        ),
        picture: {
          title: 'Trust',
          rows: ['Always Trust', 'Secure Sockets Layer (SSL)'],
          mark: 0,
          control: 'box',
        },
      },
      steps.back(),
    ],
  },
  chromeos: {
    name: 'ChromeOS',
    note: 'A managed Chromebook may need its administrator.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Open <b>chrome://certificate-manager</b> in a new tab, or Settings, Privacy and security,
            Security, Manage certificates.
          </>
        ),
        picture: { title: 'Security', rows: ['Use secure DNS', 'Manage certificates'], mark: 1 },
      },
      {
        text: (
          <>
            Open <b>Authorities</b> or <b>Custom</b>, and choose <b>Import</b>.
          </>
        ),
        picture: {
          title: 'Authorities',
          rows: ['Your certificates', 'Authorities'],
          mark: 1,
          button: 'Import',
        },
      },
      {
        text: (
          <>
            Choose <b>codeferry.crt</b>. If asked, turn on{' '}
            <b>Trust this certificate for identifying websites</b>.
          </>
        ),
        picture: {
          title: 'Certificate authority',
          rows: ['Trust for identifying websites'],
          mark: 0,
          control: 'box',
        },
      },
      steps.back(),
    ],
  },
  linux: {
    name: 'Linux',
    note: 'For Chrome and Chromium. Choose Firefox if you use Firefox.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            Open <b>chrome://certificate-manager</b> in a new tab, or Settings, Privacy and security,
            Security, Manage certificates.
          </>
        ),
        picture: { title: 'Security', rows: ['Use secure DNS', 'Manage certificates'], mark: 1 },
      },
      {
        text: (
          <>
            Open <b>Custom</b>, then <b>Installed by you</b>, and choose <b>Import</b> beside Trusted
            Certificates. In an older Chrome: Authorities, Import.
          </>
        ),
        picture: {
          title: 'Custom',
          rows: ['Trusted Certificates', 'Intermediate Certificates'],
          mark: 0,
          button: 'Import',
        },
      },
      {
        text: (
          <>
            Choose <b>codeferry.crt</b>. If asked, turn on{' '}
            <b>Trust this certificate for identifying websites</b>.
          </>
        ),
        picture: { title: 'Downloads', rows: ['codeferry.crt'], mark: 0 },
      },
      steps.back(),
    ],
  },
  firefox: {
    name: 'Firefox',
    note: 'For Firefox on Linux and ChromeOS. On Windows and Mac, Firefox uses the certificates of the system.',
    steps: [
      steps.download('codeferry.crt'),
      {
        text: (
          <>
            If Firefox asks at once, go to step 4. Otherwise open <b>Settings</b>, <b>Privacy & Security</b>,
            and choose <b>View Certificates</b>.
          </>
        ),
        picture: { title: 'Privacy & Security', rows: ['Certificates'], button: 'View Certificates…' },
      },
      {
        text: (
          <>
            Open <b>Authorities</b>, choose <b>Import</b> and then <b>codeferry.crt</b>.
          </>
        ),
        picture: {
          title: 'Certificate Manager',
          rows: ['Your Certificates', 'Authorities'],
          mark: 1,
          button: 'Import…',
        },
      },
      {
        text: (
          <>
            Turn on <b>Trust this CA to identify websites</b> and choose <b>OK</b>.
          </>
        ),
        picture: {
          title: 'Downloading Certificate',
          rows: ['Trust this CA to identify websites'],
          mark: 0,
          control: 'box',
        },
      },
      steps.back(),
    ],
  },
} satisfies Record<string, SystemText>);

import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SignedInDevice } from '../../../../contract/calls/sessions/sessions';
import { deviceText } from '../../../lib/device-name';
import { momentText, timeAgo } from '../../../lib/words';
import { syncStatus } from '../../../sync/network/sync-status';
import { signOut } from '../../../sync/session/sign-out';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';
import styles from './security.module.css';
import { type Devices, useDevices } from './use-devices';

const loadCalls = () => import('../../../sync/session/devices');
const show = (message: string, tone: 'safe' | 'alert') => void showToast(message, { tone, id: 'account' });

interface SignedInDevicesProps {
  account: string;
  /** A value that changes when the password changed, and so the list. */
  version: number;
}

/** The devices where the user is signed in, each with a way to sign it out. */
export function SignedInDevices({ account, version }: SignedInDevicesProps) {
  return <DeviceList key={version} account={account} />;
}

function DeviceList({ account }: { account: string }) {
  const { devices, reload } = useDevices(account);
  return (
    <section className={styles.devices} aria-labelledby="signed-in-devices">
      <h3 id="signed-in-devices">{messages.devices}</h3>
      <Content account={account} devices={devices} reload={reload} />
    </section>
  );
}

interface ContentProps {
  account: string;
  devices: Devices;
  reload(): Promise<void>;
}

function Content({ account, devices, reload }: ContentProps) {
  switch (devices.type) {
    case 'loading':
      return <p className={styles.hint}>{messages.loading}</p>;
    case 'offline':
      return <p className={styles.hint}>{messages.offline}</p>;
    case 'failed':
      return (
        <>
          <p className={styles.hint}>{devices.message}</p>
          <Button small onClick={() => void reload()}>
            {messages.retry}
          </Button>
        </>
      );
    case 'loaded':
      return devices.data.isListed ? (
        <Listed {...{ account, reload }} devices={devices.data.devices} />
      ) : (
        <Everywhere account={account} />
      );
    default:
      return devices satisfies never;
  }
}

interface ListedProps {
  account: string;
  devices: readonly SignedInDevice[];
  reload(): Promise<void>;
}

function Listed({ account, devices, reload }: ListedProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { network } = useSnapshot(syncStatus);
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  const work = async (call: () => Promise<{ ok: true } | { ok: false; message: string }>, done: string) => {
    if (busy) return;
    setBusy(true);
    const answer = await call();
    if (answer.ok) await reload();
    setBusy(false);
    show(answer.ok ? done : answer.message, answer.ok ? 'safe' : 'alert');
  };
  const endOne = async (device: SignedInDevice) => {
    const { signOutDevice } = await loadCalls();
    await work(() => signOutDevice(account, device.sessionID), messages.signedOut(nameOf(device)));
  };
  const endOthers = async () => {
    setAsking(false);
    const { signOutOthers } = await loadCalls();
    await work(() => signOutOthers(account), messages.othersSignedOut);
  };
  const isOffline = network === 'offline';
  return (
    <>
      <ul className={styles.list}>
        {devices.map((device) => (
          <li key={device.sessionID}>
            <span className={styles.device}>
              <strong>{nameOf(device)}</strong>
              <span className={styles.hint}>{timesOf(device)}</span>
            </span>
            {device.isCurrent ? (
              <span className={styles.mark}>{messages.thisDevice}</span>
            ) : (
              <Button
                small
                aria-label={messages.signOutOf(nameOf(device))}
                disabled={busy || isOffline}
                onClick={() => void endOne(device)}
              >
                {messages.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOffline && <p className={styles.hint}>{messages.offline}</p>}
      {others.length === 0 ? (
        <p className={styles.hint}>{messages.onlyHere}</p>
      ) : (
        <div>
          <Button disabled={busy || isOffline} onClick={() => setAsking(true)}>
            {messages.signOutOthers}
          </Button>
        </div>
      )}
      {isAsking && (
        <Dialog title={messages.othersTitle} onClose={() => setAsking(false)}>
          <div className={styles.question}>
            <p>{messages.othersExplained(others.length)}</p>
            <Button look="danger" onClick={() => void endOthers()}>
              {messages.signOutOthers}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {messages.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** For accounts at Firebase. */
function Everywhere({ account }: { account: string }) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    const { signOutOthers } = await loadCalls();
    const answer = await signOutOthers(account);
    setBusy(false);
    setAsking(false);
    if (!answer.ok) show(answer.message, 'alert');
    else if (answer.data.isCurrentEnded) await signOut();
  };
  return (
    <>
      <p className={styles.hint}>{messages.notListed}</p>
      <div>
        <Button onClick={() => setAsking(true)}>{messages.signOutEverywhere}</Button>
      </div>
      {isAsking && (
        <Dialog title={messages.everywhereTitle} onClose={() => setAsking(false)}>
          <div className={styles.question}>
            <p>{messages.everywhereExplained}</p>
            <Button look="danger" disabled={busy} onClick={() => void end()}>
              {messages.signOutEverywhere}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {messages.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function nameOf({ browser, system }: SignedInDevice): string {
  if (browser === null && system === null) return messages.unknownDevice;
  return deviceText({ browser: browser ?? undefined, system: system ?? undefined });
}

/** The server notes the last use only every ten minutes. */
const recentMs = 15 * 60_000;

function timesOf({ signedInAt, seenAt, isCurrent }: SignedInDevice): string {
  const now = Date.now();
  const seen = Date.parse(seenAt);
  const active =
    isCurrent || now - seen < recentMs ? messages.activeNow : messages.lastActive(timeAgo(seen, now));
  return `${active} · ${messages.signedIn(momentText(Date.parse(signedInAt), now))}`;
}

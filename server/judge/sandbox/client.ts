/** One helper process, which runs one program at a time. */
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { removeHelperGroup } from './cgroups';
import { createReplyReader } from './reply';
import { encodeRequest, helperArguments } from './request';
import type { Confinement, RunOutcome, RunSpec, Sandbox, SandboxFault } from './types';

export interface SandboxOptions {
  helperPath: string;
  confinement: Confinement;
  /** Folders below mounted paths that no program may see. */
  hidden: readonly string[];
}

interface Helper {
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  settle: ((outcome: RunOutcome) => void) | null;
  lastWords: string;
}

/** Added to the run's wall limit for set-up, killing and draining. A helper silent for longer is broken. */
export const helperPatienceMs = 20_000;

function fault(stage: string, message: string): SandboxFault {
  return { ok: false, stage, message };
}

/** Landlock can open a folder, but not hide one inside it; the other tiers cover hidden folders. */
function exposedBy(spec: RunSpec, { confinement, hidden }: SandboxOptions): SandboxFault | null {
  if (confinement.isolation !== 'landlock') return null;
  const contains = (mount: string, path: string) =>
    path === mount || path.startsWith(mount.endsWith('/') ? mount : `${mount}/`);
  const exposed = hidden.find((path) => spec.mounts.some((mount) => contains(mount, path)));
  return exposed === undefined ? null : fault('mounts', `${exposed} would be visible to the program`);
}

function startHelper({ helperPath, confinement }: SandboxOptions): Helper {
  const { startAs } = confinement;
  const identity = startAs === null ? {} : { uid: startAs, gid: startAs };
  // Empty: /proc/1/environ inside a sandbox shows the helper's environment, and the server's contains
  // secrets.
  const child = spawn(helperPath, helperArguments(confinement), {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: '/',
    ...identity,
  });
  const helper: Helper = { child, settle: null, lastWords: '' };
  const end = (why: string) => {
    const { settle } = helper;
    helper.settle = null;
    settle?.(fault('helper', `the sandbox helper ${why} ${helper.lastWords}`.trim()));
  };
  child.on('error', (error) => end(`could not be started: ${error.message}`));
  if (!hasPipes(child)) throw new Error('its pipes could not be opened');
  const read = createReplyReader((outcome) => {
    const { settle } = helper;
    helper.settle = null;
    settle?.(outcome);
  });
  child.stdout.on('data', read);
  child.stderr.on('data', (text: Buffer) => {
    helper.lastWords = (helper.lastWords + text.toString('latin1')).slice(-500);
  });
  child.stdin.on('error', () => child.kill('SIGKILL')); // EPIPE: the exit handler reports the reason
  child.on('exit', (code, signal) => {
    end(`ended (${signal ?? code})`);
    void removeHelperGroup(confinement.cgroups, child.pid);
  });
  return helper;
}

/** Without a free file descriptor there are none; an event reports the reason later. */
function hasPipes({ stdin, stdout, stderr }: ChildProcess): boolean {
  return Boolean(stdin && stdout && stderr);
}

function isAlive({ child }: Helper): boolean {
  return child.exitCode === null && child.signalCode === null && child.pid !== undefined;
}

function killAndWait(helper: Helper): Promise<void> {
  if (!isAlive(helper)) return Promise.resolve();
  return new Promise((resolve) => {
    helper.child.once('exit', () => resolve());
    helper.child.kill('SIGKILL');
  });
}

/** Starts its helper at the first run, and again after the helper ended. */
export function openSandbox(options: SandboxOptions): Sandbox {
  const { confinement } = options;
  let helper: Helper | null = null;
  const ending = new Set<Promise<void>>();
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  /** Until it exits, an answer of its last run may arrive, so it must not get another run. */
  function discard(used: Helper): void {
    if (helper === used) helper = null;
    const gone = killAndWait(used).finally(() => ending.delete(gone));
    ending.add(gone);
  }

  function runNow(spec: RunSpec, signal?: AbortSignal): Promise<RunOutcome> {
    if (closed) return Promise.resolve(fault('closed', 'the sandbox is closed'));
    if (signal?.aborted) return Promise.resolve(fault('aborted', 'the run was cancelled'));
    const exposed = exposedBy(spec, options);
    if (exposed) return Promise.resolve(exposed);
    let using: Helper;
    try {
      using = helper && isAlive(helper) ? helper : startHelper(options);
    } catch (error) {
      return Promise.resolve(fault('helper', `the sandbox helper could not be started: ${String(error)}`));
    }
    helper = using;
    return new Promise((resolve) => {
      const stop = (why: SandboxFault) => {
        using.settle = null;
        discard(using);
        finish(why);
      };
      const onAbort = () => stop(fault('aborted', 'the run was cancelled'));
      const timer = setTimeout(
        () => stop(fault('helper', 'the sandbox helper does not respond')),
        spec.limits.wallMs + helperPatienceMs,
      );
      const finish = (outcome: RunOutcome) => {
        // It is out of step: its next answers may belong to earlier requests.
        if (!outcome.ok && outcome.stage === 'header') discard(using);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        resolve(outcome);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      using.settle = finish;
      using.child.stdin.write(encodeRequest(spec, confinement, options.hidden));
      using.child.stdin.write(spec.stdin);
    });
  }

  return {
    tier: confinement.tier,
    place: (hostPath, moved) => (confinement.isolation === 'landlock' ? hostPath : moved),
    ownerUid: confinement.hostUid ?? confinement.startAs ?? process.getuid?.() ?? 0,
    run(spec, signal) {
      const result = queue.then(() => runNow(spec, signal));
      queue = result.catch(() => undefined); // a rejected run must not break the following ones
      return result;
    },
    renew() {
      if (helper) discard(helper);
    },
    async close() {
      closed = true;
      if (helper) discard(helper);
      await Promise.all(ending);
    },
  };
}

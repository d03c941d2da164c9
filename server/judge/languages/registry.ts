import type { LanguageStatus } from '../../../contract/entities/status';
import { type Language, languages } from '../../../contract/limits';
import type { CompileCache } from '../compile-cache';
import type { Sandbox } from '../sandbox/types';
import type { JudgeLog } from '../types';
import type { WorkDirs } from '../work-dirs';
import type { Accelerators } from './accelerators';
import { languageDefinitions } from './all';
import type { LanguageDefinition, Toolchain } from './language';
import { probe } from './probe';
import { type ProbeCache, probeKey } from './probe-cache';

export interface AvailableLanguage {
  type: 'available';
  definition: LanguageDefinition;
  toolchain: Toolchain;
  baselineBytes: number;
}
export type ExaminedLanguage =
  | AvailableLanguage
  | {
      type: 'unavailable';
      reason: string;
      installHint?: string;
      /** The last failed probe: not repeated until it changes. */
      triedKey?: string;
    };
export type LanguageState = ExaminedLanguage | { type: 'checking' };

export interface RegistryParts {
  /** For one round of checks. */
  openSandbox(): Sandbox;
  /** Identifies helper and tier; a change invalidates every probe. */
  sandboxKey: string;
  workDirs: WorkDirs;
  compileCache: CompileCache;
  probeCache: ProbeCache;
  accelerators: Accelerators;
  log: JudgeLog;
  onAvailable?(language: AvailableLanguage): void;
  /** Interval of checks for missing languages, ms. */
  lookAgainMs?: number;
}

/** After installing a compiler, people try it within a minute or two. */
const lookAgainDefaultMs = 60_000;

async function examine(
  definition: LanguageDefinition,
  parts: RegistryParts,
  sandbox: Sandbox,
): Promise<ExaminedLanguage> {
  const { language, installHint } = definition;
  const toolchain = await definition.find();
  if (!toolchain) return { type: 'unavailable', reason: notInstalled, installHint };
  const key = await probeKey(definition, toolchain, parts.sandboxKey);
  const known = parts.probeCache.find(language, key);
  if (known !== null) return { type: 'available', definition, toolchain, baselineBytes: known };
  const { workDirs, compileCache: cache } = parts;
  const found = await probe({ definition, toolchain, accelerator: null, workDirs, cache }, sandbox);
  if (!found.ok) return { type: 'unavailable', reason: found.reason, triedKey: key };
  await parts.probeCache.keep(language, key, found.baselineBytes);
  return { type: 'available', definition, toolchain, baselineBytes: found.baselineBytes };
}

const notInstalled = 'It is not installed on the server.';

/** Whether the toolchain has appeared or changed since the last check. */
async function isWorthAnotherLook(
  definition: LanguageDefinition,
  state: ExaminedLanguage,
  sandboxKey: string,
): Promise<boolean> {
  if (state.type === 'available') return false;
  const toolchain = await definition.find();
  return toolchain !== null && (await probeKey(definition, toolchain, sandboxKey)) !== state.triedKey;
}

export interface LanguageRegistry {
  get(language: Language): Promise<ExaminedLanguage>;
  status(): LanguageStatus[];
  ready(): Promise<void>;
  /** Resolves after the current round. */
  close(): Promise<void>;
}

function describe(language: Language, state: LanguageState): LanguageStatus {
  if (state.type === 'available') return { language, available: true, version: state.toolchain.version };
  if (state.type === 'checking') return { language, available: false, reason: 'It is being checked.' };
  const hint = state.installHint ? { installHint: state.installHint } : {};
  return { language, available: false, reason: state.reason, ...hint };
}

/** Keeps checking unavailable languages, so that a new toolchain needs no restart. */
export function startRegistry(parts: RegistryParts, definitions = languageDefinitions): LanguageRegistry {
  const states = new Map<Language, LanguageState>();
  const examinations = new Map<Language, Promise<ExaminedLanguage>>();
  let closed = false;

  function examineAll(wanted: readonly Language[]): Promise<unknown> {
    const sandbox = parts.openSandbox();
    const round = wanted.map((language) => {
      const examination = examine(definitions[language], parts, sandbox)
        .catch((error: Error): ExaminedLanguage => ({ type: 'unavailable', reason: error.message }))
        .then((state) => {
          states.set(language, state);
          parts.log.info({ ...describe(language, state) }, 'language examined');
          if (state.type === 'available') parts.onAvailable?.(state);
          return state;
        });
      examinations.set(language, examination);
      return examination;
    });
    return Promise.all(round).finally(() => sandbox.close());
  }

  async function lookAgain(): Promise<void> {
    const changed: Language[] = [];
    for (const [language, examination] of examinations) {
      if (await isWorthAnotherLook(definitions[language], await examination, parts.sandboxKey))
        changed.push(language);
    }
    if (changed.length > 0 && !closed) await examineAll(changed);
  }

  for (const language of languages) states.set(language, { type: 'checking' });
  let looking: Promise<unknown> = examineAll(languages);
  let timer: NodeJS.Timeout | undefined;
  const lookLater = () => {
    if (closed) return;
    timer = setTimeout(() => {
      looking = lookAgain().catch(() => undefined);
      void looking.then(lookLater);
    }, parts.lookAgainMs ?? lookAgainDefaultMs).unref();
  };
  void looking.then(lookLater);

  return {
    async get(language) {
      const examined = await examinations.get(language);
      return examined ?? { type: 'unavailable', reason: 'This server does not know it.' };
    },
    status: () =>
      languages.map((language) => describe(language, states.get(language) ?? { type: 'checking' })),
    async ready() {
      await Promise.all(examinations.values());
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/** Which languages this judge can judge, found out in the background from the moment it starts. */
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
  | { type: 'unavailable'; reason: string; installHint?: string };
export type LanguageState = ExaminedLanguage | { type: 'checking' };

export interface RegistryParts {
  sandbox: Sandbox;
  /** Names the helper and the tier; another one makes every probe void. */
  sandboxKey: string;
  workDirs: WorkDirs;
  compileCache: CompileCache;
  probeCache: ProbeCache;
  accelerators: Accelerators;
  log: JudgeLog;
}

async function examine(definition: LanguageDefinition, parts: RegistryParts): Promise<ExaminedLanguage> {
  const { language, installHint } = definition;
  const toolchain = await definition.find();
  if (!toolchain) return { type: 'unavailable', reason: 'It is not installed on the server.', installHint };
  const key = await probeKey(definition, toolchain, parts.sandboxKey);
  const known = parts.probeCache.find(language, key);
  if (known !== null) return { type: 'available', definition, toolchain, baselineBytes: known };
  const { workDirs, compileCache: cache } = parts;
  const found = await probe({ definition, toolchain, accelerator: null, workDirs, cache }, parts.sandbox);
  if (!found.ok) return { type: 'unavailable', reason: found.reason };
  await parts.probeCache.keep(language, key, found.baselineBytes);
  return { type: 'available', definition, toolchain, baselineBytes: found.baselineBytes };
}

export interface LanguageRegistry {
  /** Waits until the language has been examined. */
  get(language: Language): Promise<ExaminedLanguage>;
  status(): LanguageStatus[];
  ready(): Promise<void>;
}

function describe(language: Language, state: LanguageState): LanguageStatus {
  if (state.type === 'available') return { language, available: true, version: state.toolchain.version };
  if (state.type === 'checking') return { language, available: false, reason: 'It is being checked.' };
  const hint = state.installHint ? { installHint: state.installHint } : {};
  return { language, available: false, reason: state.reason, ...hint };
}

/** Starts examining all languages; the sandbox in `parts` is used for nothing else meanwhile. */
export function startRegistry(parts: RegistryParts): LanguageRegistry {
  const states = new Map<Language, LanguageState>();
  const examinations = new Map<Language, Promise<ExaminedLanguage>>();
  for (const language of languages) {
    states.set(language, { type: 'checking' });
    const examination = examine(languageDefinitions[language], parts)
      .catch((error: Error): ExaminedLanguage => ({ type: 'unavailable', reason: error.message }))
      .then((state) => {
        states.set(language, state);
        parts.log.info({ ...describe(language, state) }, 'language examined');
        return state;
      });
    examinations.set(language, examination);
  }
  return {
    async get(language) {
      const examined = await examinations.get(language);
      return examined ?? { type: 'unavailable', reason: 'It is not known to this server.' };
    },
    status: () =>
      languages.map((language) => describe(language, states.get(language) ?? { type: 'checking' })),
    async ready() {
      await Promise.all(examinations.values());
    },
  };
}

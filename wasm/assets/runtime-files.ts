/// <reference path="../virtual-modules.d.ts" />
import { manifest } from 'virtual:runtime-manifest';
import type { RunLanguage } from '../protocol';
import { type CppManifest, installedCpp, offeredCpp } from './cpp-manifest';

export interface RuntimeFileInfo {
  /** Path within our own origin. */
  url: string;
  bytes: number;
  /** Unknown for a single file of C++. */
  downloadBytes?: number;
  sha256: string;
  contentType: string;
  isLater: boolean;
}

const groupOf = { PYTHON3: 'python', JAVASCRIPT_NODE: 'javascript', CPP17: 'cpp' } as const;

/** Common to all versions, up to the version's hash. */
export function runtimeFamily(language: RunLanguage): string {
  return `/rt/${groupOf[language]}-`;
}

/** `needed`: enough to start a program. */
export type RuntimePart = 'needed' | 'whole';

export interface OfferedRuntime {
  files: RuntimeFileInfo[];
  /** Stored with the files if the app itself does not contain it. */
  manifest?: CppManifest;
}

/** The runtime built into this app, or the server's current C++; undefined if there is none. */
export async function offeredRuntime(
  language: RunLanguage,
  part: RuntimePart = 'whole',
): Promise<OfferedRuntime | undefined> {
  if (language !== 'CPP17') return { files: builtInFiles(language, part) };
  const manifest = await offeredCpp();
  return manifest && { files: filesOfCpp(manifest), manifest };
}

/** For C++, files of the downloaded version, if any. */
export async function wantedFiles(
  language: RunLanguage,
  part: RuntimePart = 'whole',
): Promise<RuntimeFileInfo[] | undefined> {
  if (language !== 'CPP17') return builtInFiles(language, part);
  const manifest = await installedCpp();
  return manifest && filesOfCpp(manifest);
}

export function builtInFolders(): string[] {
  return Object.values(manifest).map(({ base }) => base);
}

/** Compressed; 0 if unknown. */
export function downloadBytesOf(files: readonly RuntimeFileInfo[]): number {
  return files.reduce((sum, file) => sum + (file.downloadBytes ?? 0), 0);
}

export function totalBytes(files: readonly RuntimeFileInfo[]): number {
  return files.reduce((sum, file) => sum + file.bytes, 0);
}

function builtInFiles(language: Exclude<RunLanguage, 'CPP17'>, part: RuntimePart): RuntimeFileInfo[] {
  const { base, files } = manifest[groupOf[language]];
  const wanted = part === 'whole' ? files : files.filter((file) => !file.isLater);
  return wanted.map(({ name, ...info }) => ({ ...info, url: base + name }));
}

function filesOfCpp({ base, files }: CppManifest): RuntimeFileInfo[] {
  return files.map(({ name, ...info }) => ({ ...info, url: base + name, isLater: false }));
}

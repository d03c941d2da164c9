/// <reference path="../virtual-modules.d.ts" />
import { manifest } from 'virtual:runtime-manifest';
import type { RunLanguage } from '../protocol';

export interface RuntimeFileInfo {
  /** Path within our own origin. */
  url: string;
  bytes: number;
  sha256: string;
  contentType: string;
  isLater: boolean;
}

const groupOf = { PYTHON3: 'python', JAVASCRIPT_NODE: 'javascript' } as const;

/** Path of the folder that holds every version of a language's runtime, up to the version's hash. */
export function runtimeFamily(language: RunLanguage): string {
  return `/rt/${groupOf[language]}-`;
}

/** `needed`: what a program can start with; `whole`: everything. */
export type RuntimePart = 'needed' | 'whole';

export function runtimeFiles(language: RunLanguage, part: RuntimePart = 'whole'): RuntimeFileInfo[] {
  const { base, files } = manifest[groupOf[language]];
  const wanted = part === 'whole' ? files : files.filter((file) => !file.isLater);
  return wanted.map(({ name, ...info }) => ({ ...info, url: base + name }));
}

export function totalBytes(files: RuntimeFileInfo[]): number {
  return files.reduce((sum, file) => sum + file.bytes, 0);
}

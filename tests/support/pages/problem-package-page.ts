import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll } from 'vitest';
import { NewProblem } from '../../../contract/entities/problem/new-problem';
import { diskTree } from '../../../server/modules/content/disk-tree';
import { readZip } from '../../../src/lib/files/read-zip';
import { writeZip } from '../../../src/lib/files/write-zip';
import { openPackageFile } from '../../../src/parts/authoring/open-package';
import { problemWizardPage } from './problem-wizard-page';

const problems = resolve(import.meta.dirname, '../../../content/problems');
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Opening a package in the problem wizard, and saving one. */
export function problemPackagePage({ page, url }: { page: Page; url: string }) {
  const wizard = problemWizardPage({ page, url });
  const { main, button, step, next } = wizard;
  const dialog = page.getByRole('dialog');
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function choose(zip: Uint8Array): Promise<void> {
    await main
      .getByLabel('Problem package')
      .setInputFiles({ name: 'package.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  }
  const accept = async () => {
    const use = dialog.getByRole('button', { name: 'Use this package' });
    await use.waitFor();
    // Asked only if something is lost.
    const consent = dialog.getByLabel('Import it anyway');
    if (await consent.isVisible()) await consent.check();
    await use.click();
  };
  return {
    ...wizard,
    dialog,
    choose,
    accept,
    /** A new draft from this package. */
    async beginFrom(zip: Uint8Array): Promise<void> {
      await wizard.begin();
      await choose(zip);
      await accept();
    },
    async toPreview(...between: string[]): Promise<void> {
      for (const name of [...between, 'Preview']) {
        await next();
        await step(name).waitFor();
      }
    },
    /** Saves the draft, or on the problem's page the problem, as a package. */
    async save(): Promise<Uint8Array<ArrayBuffer>> {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button('Save as a package').click(),
      ]);
      const file = join(folder, crypto.randomUUID());
      await download.saveAs(file);
      return new Uint8Array(readFileSync(file));
    },
  };
}

export const codeSteps = ['Requirements', 'Test Cases', 'Starter Code'];
export const debugSteps = ['Requirements', 'Test Cases', 'Initial buggy code'];

export const zipOfFiles = async (files: Record<string, Uint8Array | string>) =>
  bytesOf(await writeZip(files));

/** Bundled packages as a zip, one folder each. */
export async function zipOf(...names: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array> = {};
  for (const name of names) {
    const tree = diskTree(join(problems, name));
    for (const path of await tree.paths()) files[`${name}/${path}`] = await tree.read(path);
  }
  return zipOfFiles(files);
}

/** The archive's only problem, without the id made from its title. */
export async function problemIn(zip: Uint8Array<ArrayBuffer>): Promise<NewProblem> {
  const [opened] = await openPackageFile(new File([zip], 'x.zip'));
  if (!opened?.ok) throw new Error(opened?.message);
  return NewProblem.parse({ ...opened.problem, id: undefined });
}

/** Contents of the test data files, sorted by name. */
export async function dataIn(zip: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const files = (await readZip(zip)).filter(({ path }) => /\/data\/.*\.(in|ans)$/.test(path));
  return files.map(({ bytes }) => Buffer.from(bytes).toString('base64')).sort();
}

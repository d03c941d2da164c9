import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bundleCommandLine } from '../../../scripts/steps/command-line.mjs';
import { makeTempDir, projectRoot } from './postgres';

interface Ended {
  readonly code: number | null;
  /** Of both streams. */
  readonly output: string;
}

/** A learner's computer with the command-line program; all its files are in one folder. */
export class CommandLine {
  readonly folder = makeTempDir();
  readonly outbox = this.file('data', 'codeferry', 'outbox');
  readonly sessionFile = this.file('config', 'codeferry', 'session.json');
  private readonly program = this.file('codeferry.mjs');

  async install(): Promise<void> {
    await bundleCommandLine(projectRoot, this.program);
  }

  file(...names: string[]): string {
    return path.join(this.folder, ...names);
  }

  write(name: string, text: string): void {
    fs.writeFileSync(this.file(name), text);
  }

  read(name: string): string {
    return fs.readFileSync(this.file(name), 'utf8');
  }

  /** @param input what a person types */
  start(args: readonly string[], input = '') {
    return this.spawn(process.execPath, [this.program, ...args], input);
  }

  async run(...args: string[]): Promise<Ended> {
    return await this.start(args).ended;
  }

  /** @param address of the archive; there is no registry */
  async runByNpx(address: string, ...args: string[]): Promise<Ended> {
    const npx = path.join(path.dirname(process.execPath), 'npx');
    const settings = { npm_config_cache: this.file('npm'), npm_config_registry: 'http://127.0.0.1:9' };
    return await this.spawn(npx, ['--yes', address, ...args], '', settings).ended;
  }

  /** Without files that are still being written. */
  storedEntries() {
    return (fs.existsSync(this.outbox) ? fs.readdirSync(this.outbox) : [])
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(fs.readFileSync(path.join(this.outbox, name), 'utf8')));
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true });
  }

  private spawn(program: string, args: readonly string[], input: string, more: object = {}) {
    const folders = { XDG_CONFIG_HOME: this.file('config'), XDG_DATA_HOME: this.file('data') };
    const env = { ...process.env, ...folders, ...more };
    const child = spawn(program, args, { cwd: this.folder, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.stdin.end(input);
    const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, output })));
    return { child, ended };
  }
}

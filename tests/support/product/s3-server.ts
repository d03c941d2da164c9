import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { freePort } from './product';

export interface S3Server {
  /** For FILES_URL. */
  readonly filesUrl: string;
  readonly env: Record<string, string>;
  /** Keys of the stored objects. */
  keys(): string[];
  close(): Promise<void>;
}

/** A server with the interface of Amazon S3. It checks the key, but not the signature. */
export async function startS3Server(): Promise<S3Server> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-s3-'));
  const port = await freePort();
  const configureBuckets = [{ name: 'pictures', configs: [] }];
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
  await server.run();
  const filesUrl = `s3://pictures/codeferry?endpoint=http://127.0.0.1:${port}`;
  return {
    filesUrl,
    // The only key that this server knows.
    env: { FILES_URL: filesUrl, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    keys: () =>
      fs
        .readdirSync(path.join(directory, 'pictures'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', ''))
        .sort(),
    close: async () => {
      await server.close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

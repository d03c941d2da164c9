import { AwsClient } from 'aws4fetch';
import type { FileKind, FileStore } from './file-store';

export interface S3Settings {
  readonly bucket: string;
  /** Before each key; empty, or with a slash at the end. */
  readonly prefix: string;
  /** Origin of the service. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const answerMs = 30_000;

/** A bucket of Amazon S3, or of a service with the same interface. Failed requests are sent again twice. */
export function openS3Store(settings: S3Settings): FileStore {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (method: string, kind: FileKind, hash: string, more: RequestInit = {}) => {
    const answer = await client.fetch(`${endpoint}/${bucket}/${prefix}${kind}/${hash}`, {
      method,
      signal: AbortSignal.timeout(answerMs),
      ...more,
    });
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer;
    throw new Error(
      `The file store answered ${answer.status} to ${method}: ${(await answer.text()).slice(0, 300)}`,
    );
  };
  return {
    put: async (kind, hash, bytes, mediaType) => {
      const answer = await ask('PUT', kind, hash, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': mediaType },
      });
      await answer.arrayBuffer();
    },
    get: async (kind, hash) => {
      const answer = await ask('GET', kind, hash);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return answer.ok ? bytes : undefined;
    },
    remove: async (kind, hash) => {
      await (await ask('DELETE', kind, hash)).arrayBuffer();
    },
  };
}

import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint';
import { reportLimits } from '../../../contract/limits';

/** More fields or files end the request early. */
const limits = {
  fields: 20,
  // A whole contest as JSON, with the emails of all allowed participants.
  fieldSize: 2 * 1024 * 1024,
  // A report's screenshot; a contest's logo and banner.
  files: 2,
  fileSize: reportLimits.screenshotBytesMax,
  parts: 22,
  headerPairs: 20,
};

/** Includes the multipart overhead. */
export const multipartBodyBytesMax = reportLimits.screenshotBytesMax + 256 * 1024;

/** In `scope`: fields as text, files as bytes, by name. */
export async function takeMultipart(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { attachFieldsToBody: 'keyValues', throwFileSizeLimit: true, limits });
}

/**
 * The body as the contract defines it. For a form: its part `json` plus the files by name. Throws the JSON
 * parser's error.
 */
export function bodyOf({ encoding }: Pick<Endpoint, 'encoding'>, body: unknown): unknown {
  if (encoding !== 'files' || typeof body !== 'object' || body === null) return body;
  const { json, ...parts } = body as Record<string, unknown>;
  if (typeof json !== 'string') return body;
  const files = Object.entries(parts).filter(([, value]) => value instanceof Uint8Array);
  return { ...JSON.parse(json), ...Object.fromEntries(files) };
}

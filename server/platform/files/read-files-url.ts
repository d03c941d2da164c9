import type { S3Settings } from './s3-store';

/**
 * Reads FILES_URL: `s3://BUCKET[/FOLDER][?region=REGION&endpoint=https://HOST]`. The keys are in AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY.
 */
export function readFilesUrl(
  url: string,
  env: NodeJS.ProcessEnv,
): { type: 'settings'; settings: S3Settings } | { type: 'unusable'; reason: string } {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 's3:' || parsed.hostname === '')
    return { type: 'unusable', reason: 'FILES_URL: must be like s3://bucket?region=eu-central-1' };
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    return {
      type: 'unusable',
      reason: 'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: missing. They belong to FILES_URL.',
    };
  const region = parsed.searchParams.get('region') ?? 'us-east-1';
  const endpoint = parsed.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\/[^/]+$/.test(endpoint))
    return { type: 'unusable', reason: 'FILES_URL: the endpoint must be like https://files.example.org' };
  const folder = parsed.pathname.replace(/^\/+|\/+$/g, '');
  const settings = {
    bucket: parsed.hostname,
    prefix: folder && `${folder}/`,
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
  };
  return { type: 'settings', settings };
}

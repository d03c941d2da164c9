import { expect, test } from 'vitest';
import { readFilesUrl } from './read-files-url';

const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

test.each([
  [
    's3://bucket',
    { bucket: 'bucket', prefix: '', region: 'us-east-1', endpoint: 'https://s3.us-east-1.amazonaws.com' },
  ],
  [
    's3://bucket/a/b/?region=eu-central-1',
    { prefix: 'a/b/', endpoint: 'https://s3.eu-central-1.amazonaws.com' },
  ],
  ['s3://bucket?endpoint=http://10.0.0.7:9000', { endpoint: 'http://10.0.0.7:9000' }],
])('reads %s', (url, settings) => {
  expect(readFilesUrl(url, keys)).toMatchObject({ type: 'settings', settings });
});

test.each([
  ['https://bucket', keys, 'FILES_URL'],
  ['s3://', keys, 'FILES_URL'],
  ['s3://bucket?endpoint=10.0.0.7', keys, 'endpoint'],
  ['s3://bucket', {}, 'AWS_ACCESS_KEY_ID'],
])('refuses %s with %o', (url, env, reason) => {
  expect(readFilesUrl(url, env)).toMatchObject({ type: 'unusable', reason: expect.stringContaining(reason) });
});

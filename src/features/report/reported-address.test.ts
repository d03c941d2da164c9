import { expect, test } from 'vitest';
import { BugReport } from '../../../contract/entities/report';
import { reportedAddress } from './reported-address';

const site = 'https://ferry.example';

test('BUG-10 a report has the address of the page, with its filters', () => {
  for (const page of [`${site}/explore?tag=graphs&q=two+sums`, `${site}/code/SUM?challenge=first-steps`])
    expect(reportedAddress(page)).toBe(page);
});

test.each([
  ['a link for a new password', '/forgot-password#token=s3cret', '/forgot-password'],
  ['a contest invitation', '/contests/spring#invitation=s3cret', '/contests/spring'],
  ['a link to a class', '/classes/join#S3CRET', '/classes/join'],
  ['a problem invitation', '/problems/mine?invitation=s3cret&state=draft', '/problems/mine?state=draft'],
  ['the page before', '/login?from=%2Fclasses%2Fjoin%23S3CRET&finish=true', '/login?finish=true'],
  ['an email', '/login?email=ada%40example.org', '/login'],
  ['a contest in preparation', '/contests/preview?data=s3cret', '/contests/preview'],
  ['a shared text', '/share?title=s3cret&text=s3cret&url=s3cret', '/share'],
])('BUG-10 a report does not have %s', (_, address, reported) => {
  expect(reportedAddress(site + address)).toBe(site + reported);
});

test('BUG-10 a page with a very long address can be reported', () => {
  const address = reportedAddress(`${site}/explore?q=${'x'.repeat(5000)}`);
  expect(address).toBe(`${site}/explore`);
  expect(BugReport.shape.currentURL.safeParse(address).success).toBe(true);
});

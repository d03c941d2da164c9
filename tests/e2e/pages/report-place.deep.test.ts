import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '../../../tools/tour/member';
import { waitForPage } from '../../../tools/tour/wait-for-page';
import { everyPage } from '../../support/browser/every-page';
import { signInDevice } from '../../support/browser/sign-in-fast';
import { startVisit } from '../../support/browser/visit';
import { coveredAt, reportDevices } from '../../support/pages/report-button';
import { testReportPlaces } from '../../support/pages/report-places';
import { generousLimits } from '../../support/product/generous-limits';

const visit = await startVisit({ env: generousLimits });
let member = '';

beforeAll(async () => {
  member = await makeMember(visit.url);
});

testReportPlaces(visit, reportDevices.mouse);

describe.each(Object.values(reportDevices))('with a $pointer, at every width', ({ options, widths }) => {
  test.each(everyPage(['NAV-33']))('%s', async (_, entry) => {
    const { page } = await visit.openDevice(options);
    if (entry.as === 'member') await signInDevice(page, visit.url, { email: member });
    await visit.open(entry.address, page);
    await waitForPage(page, entry);
    expect(await coveredAt(page, widths)).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '../../../tools/tour/member';
import { waitForPage } from '../../../tools/tour/wait-for-page';
import { everyPage } from '../../support/every-page';
import { generousLimits } from '../../support/generous-limits';
import { coveredAt, reportDevices } from '../../support/report-button';
import { testReportPlaces } from '../../support/report-places';
import { signInDevice } from '../../support/sign-in-fast';
import { startVisit } from '../../support/visit';

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

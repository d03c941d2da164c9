/** The report button where it could lie over controls. pages.test.ts looks at every page, report-place.deep.test.ts with a mouse, too. */
import { expect } from 'vitest';
import { coveredControls } from '../../support/browser/covered-controls';
import { startVisit } from '../../support/browser/visit';
import { deepTest } from '../../support/lanes';
import { reportButton, reportDevices } from '../../support/pages/report-button';
import { reportProblem, testReportPlaces } from '../../support/pages/report-places';

const visit = await startVisit();

testReportPlaces(visit, reportDevices.finger);

deepTest('the check finds a button that floats over a control', async () => {
  const { page } = visit;
  await visit.open(`/code/${reportProblem}`);
  await reportButton(page).waitFor();
  const submit = await page.getByRole('button', { name: 'Submit' }).first().boundingBox();
  await reportButton(page).evaluate((button, { x, y }) => {
    document.body.append(button);
    button.style.cssText = `position: fixed; z-index: 9999; left: ${x}px; top: ${y}px; width: 200px; height: 200px`;
  }, submit ?? { x: 0, y: 0 });
  expect(await coveredControls(page)).toContainEqual(expect.stringContaining('data-early="submit"'));
});

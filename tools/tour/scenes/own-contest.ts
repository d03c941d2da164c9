import { minimalContest } from '../../../contract/fixtures/contest-payloads';
import { createQuestion } from '../../../tests/integration/client';
import { contestWizardPage } from '../../../tests/support/pages/contest-wizard-page';
import { inMinutes, longContest, type Scene } from '../stage';

/** An existing contest: edited before, during and after it, cloned and deleted; and what participants see. */
export const ownContest: Scene = {
  name: 'own-contest',
  async play({ url, contests, enter, look, query }) {
    const organiser = await enter();
    const ada = await enter();
    await createQuestion(url, organiser.person, { id: 'OWN-KNOTS', title: 'Which knot holds?' });
    await createQuestion(url, organiser.person, { id: 'OWN-TIDES', title: 'When does the tide turn?' });
    const coming = {
      name: longContest,
      problems: ['OWN-KNOTS', 'OWN-TIDES'],
      tags: ['sea'],
      openContestImmediately: false,
      startTime: inMinutes(60),
      openContestForever: false,
      endTime: inMinutes(120),
    };
    const slug = await contests.create(organiser.person, coming);
    await contests.register(ada.person, slug, { version: 1 });
    const { page } = organiser;
    const { main, button, field, step, dot, toast } = contestWizardPage(page);
    const own = page.getByRole('region', { name: /^Your contest/ });
    const edit = async () => {
      await organiser.open(`/contests/create?edit=${slug}`);
      await step('Basic Details').waitFor();
    };

    await organiser.open(`/contests/${slug}`);
    await own.waitFor();
    await look(page, 'page');
    await own.getByRole('button', { name: 'Delete' }).click();
    await look(page, 'delete-asked');
    await page.keyboard.press('Escape');
    await edit();
    await look(page, 'edit');
    await field('Contest Name').fill('Harbour Trophy');
    await field('End Time').fill('2031-01-01T10:00');
    await dot('Customization').click();
    await field('Event Rules').fill('Alone.\nWithout a phone.');
    await look(page, 'edit-last-step');
    await button('Save changes').click();
    await toast('Saved as version 2.').waitFor();
    await ada.open(`/contests/${slug}`);
    await ada.page.getByText('The organiser changed the contest (version 2):').waitFor();
    await look(ada.page, 'told');

    await edit();
    await field('Contest Name').fill('Harbour Prize');
    await page.waitForTimeout(1500);
    const { body } = await contests.post<{ version: number }>(
      '/contests/update',
      { ...minimalContest, ...coming, name: 'From elsewhere', contestSlug: slug, version: 2 },
      organiser.person,
    );
    if (body.version !== 3) throw new Error(`the version is ${JSON.stringify(body)}`);
    await organiser.open(`/contests/create?edit=${slug}`);
    await main.getByText('Version 3 was saved after you started your changes.').waitFor();
    await look(page, 'overtaken');
    await button('Start over from version 3').click();
    await step('Basic Details').waitFor();
    await field('Start Time').fill('2031-01-01T08:00');
    await page.waitForTimeout(1500);

    await query("update contests set start_time = now() - interval '1 minute', version = 4 where slug = $1", [
      slug,
    ]);
    await contests.start(ada.person, slug);
    await organiser.open(`/contests/create?edit=${slug}`);
    await button('Continue with my changes').click();
    await main
      .getByText('This contest has started. You can change only its texts and its end time.')
      .waitFor();
    await look(page, 'edit-begun');
    await dot('Problems').click();
    await step('Problems').waitFor();
    await look(page, 'edit-begun-problems');
    await dot('Security').click();
    await look(page, 'edit-begun-security');

    await organiser.open('/contests/create');
    await main.getByRole('link', { name: 'Resume' }).first().waitFor();
    await look(page, 'drafts');
    await organiser.open(`/contests/create?copy=${slug}`);
    await step('Basic Details').waitFor();
    await look(page, 'clone');
    await organiser.open('/contests/create?edit=no-such-contest');
    await main.getByRole('alert').waitFor();
    await look(page, 'not-opened');
    await organiser.open('/contests/mine');
    await main.locator(`a[href^="/contests/${slug}"]`).first().waitFor();
    await look(page, 'mine');
    await organiser.open(`/contests/${slug}`);
    await own.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('The contest was not deleted.').waitFor();
    await look(page, 'not-deleted');
    await query(
      "update contests set end_time = now() - interval '5 hours', start_time = now() - interval '6 hours' where slug = $1",
      [slug],
    );
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.waitForURL('**/contests/mine');
    await look(page, 'mine-none');
    await ada.open(`/contests/${slug}`);
    await ada.page.getByText('The organiser has deleted this contest.').waitFor();
    await look(ada.page, 'deleted');
  },
};

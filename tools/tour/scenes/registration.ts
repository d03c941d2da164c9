import { createQuestion } from '../../../tests/integration/client';
import { inMinutes, longContest, longestName, type Scene } from '../stage';

const list = [
  'name,username,email,team,affiliation,country',
  `${longestName},,,${longContest.slice(0, 60)},University of Ulm,DEU`,
  'Ada Lovelace,,ada.l@school.example,Heaps,University of Ulm,DEU',
  'Eve,,,,,Germany',
  '',
].join('\n');

/** Accounts from a list with their cards, invitations, and the notice for the invited person. */
export const registration: Scene = {
  name: 'registration',
  async play({ url, contests, enter, look, query }) {
    const organiser = await enter();
    const guest = await enter(longestName);
    await createQuestion(url, organiser.person, { id: 'REG-KNOTS', title: 'Which knot holds?' });
    const slug = await contests.create(organiser.person, {
      name: `${longContest}, invited`,
      problems: ['REG-KNOTS'],
      emailRestriction: 'emails',
      allowedEmails: ['someone@example.org'],
      openContestForever: false,
      endTime: inMinutes(600),
    });
    const { page: desk, button } = organiser;
    await organiser.open(`/contests/${slug}/manage?part=registration`);
    await desk.getByText('You have not invited anyone yet.').waitFor();
    await look(desk, 'empty');
    await desk.getByLabel('List (CSV)').fill(list);
    await button('Check the list').click();
    await desk.getByText('2 accounts to create, 1 row with a fault').waitFor();
    await look(desk, 'checked');
    await button('Create 2 accounts').click();
    await button('Print cards').waitFor();
    await look(desk, 'cards');
    await button('Hide the passwords').click();
    await button('Hide the passwords?').click();

    await button('Create link').click();
    await desk.getByText(/^Link, created/).waitFor();
    await desk.getByLabel('Number of people (optional)').fill('none');
    await desk.getByLabel('Valid for days (optional)').fill('7');
    await desk.getByLabel('Email addresses').fill('ada@school.example, eve@school');
    await button('Send 2 invitations').click();
    await desk.getByText(/is not an email address/).waitFor();
    await look(desk, 'invitations');
    await desk.context().setOffline(true);
    await desk.getByText('Invitations need a network.').waitFor();
    await look(desk, 'offline');
    await desk.context().setOffline(false);

    const [{ token }] = (await query(
      'select token from contest_invitations i join contests c on c.pk = i.contest_pk where c.slug = $1',
      [slug],
    )) as [{ token: string }];
    await guest.open(`/contests/${slug}#invitation=${token}`);
    await guest.button('Accept invitation').waitFor();
    await look(guest.page, 'invited');
    await query('update contest_invitations set revoked_at = now() where token = $1', [token]);
    await guest.button('Accept invitation').click();
    await guest.page.getByText(/This invitation was revoked/).waitFor();
    await look(guest.page, 'invitation-over');
  },
};

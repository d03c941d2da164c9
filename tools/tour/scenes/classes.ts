import { longestName, type Scene } from '../stage';

const longClass = 'Informatics and computational thinking, group 7b of the harbour district school';
const names = ['Ada Lovelace, Reds', `${longestName}, Blues`, 'Alan Turing', ''].join('\n');

/** A class as its teacher makes it, and as a student joins and reads it. */
export const classes: Scene = {
  name: 'classes',
  async play({ enter, look, query }) {
    const teacher = await enter();
    const student = await enter(longestName);
    await student.open('/classes');
    await student.page.getByText('You have no classes yet.').waitFor();
    await look(student.page, 'none');
    await query('insert into teachers (uid) values ($1)', [teacher.person.uid]);
    const { page: desk, button } = teacher;
    await teacher.open('/classes');
    await desk.getByLabel('Name of the class').fill(longClass);
    await look(desk, 'make');
    await button('Make class').click();
    await desk.getByText('Nobody has joined yet.', { exact: false }).waitFor();
    await look(desk, 'new');

    const link = (await desk.getByText('/classes/join#').textContent())?.trim() ?? '';
    await student.page.goto(link);
    await student.button('Join').waitFor();
    await look(student.page, 'join');
    await student.page.getByLabel('Class code').fill('ABC');
    await student.button('Join').click();
    await student.page.getByText('A class code has eight letters', { exact: false }).waitFor();
    await look(student.page, 'join-fault');
    await student.page.goto('about:blank');
    await student.page.goto(link);
    await student.button('Join').click();
    await student.button('Leave the class').waitFor();
    await look(student.page, 'student');

    await desk.getByLabel('Names, one in each line').fill(names);
    await button('Check the list').click();
    await button('Create 3 accounts').waitFor();
    await look(desk, 'checked');
    await button('Create 3 accounts').click();
    await button('Print cards').waitFor();
    await look(desk, 'teacher');
    await button('Edit Ada Lovelace').click();
    await desk.getByRole('dialog', { name: 'Ada Lovelace' }).waitFor();
    await look(desk, 'member');
    await desk.keyboard.press('Escape');
    await button('Archive the class').click();
    await button('Archive?').click();
    await button('Restore the class').waitFor();
    await look(desk, 'archived');
    await desk.context().setOffline(true);
    await desk.getByText('Changes need a network.').first().waitFor();
    await look(desk, 'offline');
    await desk.context().setOffline(false);
    await teacher.open('/classes');
    await desk.getByRole('link', { name: /^Informatics/ }).waitFor();
    await look(desk, 'list');
  },
};

import { randomUUID } from 'node:crypto';
import type { ClassObjects } from './class-rows';
import { everybody, members, type Row, writers } from './row';

/** The creator is the only teacher of the class. */
export function sharedDeviceRows(objects: () => ClassObjects): Row[] {
  return [
    {
      call: 'classMakeCodes',
      about: 'the code of an account that was not created for this class',
      body: () => ({ classID: objects().classID, usernames: ['creator'] }),
      ...members(404, 404),
      creator: 200,
    },
    {
      call: 'sharedSignIn',
      about: 'a code of no class',
      body: () => ({ classCode: 'none', name: 'ada', code: '123456' }),
      ...everybody(403),
    },
    { call: 'sharedSealingKey', about: 'the key and an own ticket', body: () => ({}), ...members(200, 200) },
    {
      call: 'sharedDeliver',
      about: 'work that is sealed for another server',
      body: () => ({ id: randomUUID(), kid: 'other', key: '', iv: '', data: '' }),
      ...writers(422),
    },
    { call: 'sharedReturned', about: 'own work', body: () => ({}), ...members(200, 200) },
    {
      call: 'sharedReturnedTaken',
      about: 'work that does not exist',
      body: () => ({ id: randomUUID() }),
      ...members(200, 200),
    },
  ];
}

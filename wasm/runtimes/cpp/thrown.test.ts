import { expect, test } from 'vitest';
import { readableTypeName, Thrown, terminateText, thrownByLibrary } from './thrown';

test.each([
  ['i', 'int'],
  ['PKc', 'char const*'],
  ['St12out_of_range', 'std::out_of_range'],
  ['3Own', 'Own'],
  ['N3app5ErrorE', 'app::Error'],
  ['NSt3__212system_errorE', 'std::system_error'],
  ['St6vectorIiSaIiEE', 'St6vectorIiSaIiEE'],
])('reads the type %s as %s', (mangled, name) => {
  expect(readableTypeName(mangled)).toBe(name);
});

test('returns the exception that the library would have thrown', () => {
  const thrown = thrownByLibrary(
    'invalid_argument was thrown in -fno-exceptions mode with message "stoi: no conversion"',
  );
  expect(terminateText(thrown)).toBe(
    "terminate called after throwing an instance of 'std::invalid_argument'\n  what():  stoi: no conversion\n",
  );
  const withoutMessage = thrownByLibrary('bad_alloc was thrown in -fno-exceptions mode');
  expect([withoutMessage.type, withoutMessage.what]).toEqual(['St9bad_alloc', 'std::bad_alloc']);
});

test('an exit without a type still has a reason', () => {
  expect(terminateText(thrownByLibrary('pure virtual function called'))).toBe(
    'terminate called: pure virtual function called\n',
  );
  expect(terminateText(new Thrown('', null))).toBe('terminate called\n');
});

import { expect, test } from 'vitest';
import { parseMounts } from './cgroups';

test('finds version 1 controllers by name, alone or together', () => {
  const { controllers, unified } = parseMounts(
    'proc /proc proc rw 0 0\n' +
      'cgroup /sys/fs/cgroup/cpu,cpuacct cgroup rw,nosuid,cpu,cpuacct 0 0\n' +
      'cgroup /sys/fs/cgroup/memory cgroup rw,memory 0 0\n' +
      'cgroup2 /sys/fs/cgroup/unified cgroup2 rw 0 0\n',
  );
  expect(controllers.get('memory')).toBe('/sys/fs/cgroup/memory');
  expect(controllers.get('cpuacct')).toBe('/sys/fs/cgroup/cpu,cpuacct');
  expect(unified).toBe('/sys/fs/cgroup/unified');
});

test('version 2 alone', () => {
  const { controllers, unified } = parseMounts('cgroup2 /sys/fs/cgroup cgroup2 rw,nsdelegate 0 0\n');
  expect(controllers.has('memory')).toBe(false);
  expect(unified).toBe('/sys/fs/cgroup');
});

import { expect, test } from 'vitest';
import type { Language } from '../../../contract/limits';
import { languageDefinitions } from '../languages/all';
import type { Toolchain } from '../languages/language';
import { layOutChecker, mainMissing, testlibMissing } from './checker-source';

const toolchain: Toolchain = {
  version: '1',
  programs: { compiler: '/g++', javac: '/javac', java: '/java', interpreter: '/python', node: '/node' },
  runMounts: [],
  compileMounts: [],
};

function layOut(language: Language, files: Record<string, string>) {
  const listed = Object.entries(files).map(([path, content]) => ({ path, content }));
  const source = layOutChecker({ language, files: listed }, languageDefinitions[language], toolchain);
  if (!source.ok) return source.log;
  return {
    files: Object.keys(source.unit.files),
    compile: source.unit.command(null).argv('/w'),
    run: source.run(1 << 20).argv('/w'),
  };
}

test('C++: compiles every source and places headers beside them', () => {
  const laid = layOut('CPP17', { 'check.cpp': 'int main() {}', 'lib/a.cc': '', 'lib/a.h': '' });
  expect(laid).toMatchObject({ files: ['check.cpp', 'lib/a.cc', 'lib/a.h'], run: ['/w/a.out'] });
  expect(laid).toMatchObject({ compile: expect.arrayContaining(['./check.cpp', './lib/a.cc']) });
  expect(laid).toMatchObject({ compile: expect.not.arrayContaining(['main.cpp', './lib/a.h']) });
});

test('never passes a file name as a compiler option', () => {
  const laid = layOut('CPP17', { '-o.cpp': 'int main() {}', '@all.cpp': '' });
  expect(laid).toMatchObject({ compile: expect.not.arrayContaining(['-o.cpp']) });
  expect((laid as { compile: string[] }).compile.slice(-2)).toEqual(['./-o.cpp', './@all.cpp']);
});

test('Python: starts main.py, which may import other files; a single file may have any name', () => {
  const many = layOut('PYTHON3', { 'a.py': '', 'main.py': 'import a' });
  expect(many).toMatchObject({ files: ['a.py', 'main.py'], run: expect.arrayContaining(['/w/main.py']) });
  expect(many).toMatchObject({ run: expect.not.arrayContaining(['-I']) });
  expect(layOut('PYTHON3', { 'validate.py': '', 'data.txt': '' })).toMatchObject({
    files: ['main.py', 'data.txt'],
  });
  expect(layOut('PYTHON3', { 'a.py': '', 'b.py': '' })).toMatch(/Rename the right one/);
});

test('Java: compiles all files and starts the class with main', () => {
  const laid = layOut('JAVA8', {
    'Helper.java': 'class Helper {}',
    'Check.java': 'public class Check { public static void main(String[] args) {} }',
  });
  expect(laid).toMatchObject({ compile: expect.arrayContaining(['./Helper.java', './Check.java']) });
  expect((laid as { run: string[] }).run.at(-1)).toBe('Check');
});

test('Java: refuses a checker that cannot be started, and prefers a class with main over one called Main', () => {
  expect(layOut('JAVA8', { 'V.java': 'class V { /* void main( */ }' })).toBe(mainMissing());
  const laid = layOut('JAVA8', {
    'Main.java': 'class Main {}',
    'Check.java': 'class Check { static public void main(String... args) {} }',
  });
  expect((laid as { run: string[] }).run.at(-1)).toBe('Check');
});

test('explains to the author what is missing', () => {
  expect(layOut('CPP17', { 'README.md': '' })).toMatch(/no file that ends with .cpp/);
  expect(layOut('CPP17', { 'check.cpp': '  #  include "testlib.h"\nint main() {}' })).toBe(testlibMissing());
  expect(layOut('CPP17', { 'check.cpp': '#include "testlib.h"', 'testlib.h': '' })).toMatchObject({
    files: ['check.cpp', 'testlib.h'],
  });
  expect(layOut('CPP17', { 'check.cpp': '// #include "testlib.h"\nint main() {}' })).toHaveProperty('run');
});

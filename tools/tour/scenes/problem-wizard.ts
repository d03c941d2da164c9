import { join, resolve } from 'node:path';
import { diskTree } from '../../../server/modules/content/disk-tree';
import { writeZip } from '../../../src/lib/files/write-zip';
import { problemWizardPage } from '../../../tests/support/pages/problem-wizard-page';
import { longContest, type Scene } from '../stage';

const problems = resolve(import.meta.dirname, '../../../content/problems');

async function zipOf(files: Record<string, Uint8Array | string>) {
  return Buffer.from(await (await writeZip(files)).arrayBuffer());
}

/** One of our packages, as a zip. */
async function kattisZip() {
  const files: Record<string, Uint8Array> = {};
  const tree = diskTree(join(problems, 'crateorder'));
  for (const path of await tree.paths()) files[`crateorder/${path}`] = await tree.read(path);
  return zipOf(files);
}

/** A package as Polygon builds it, with parts that cannot be imported. */
const polygonFiles = {
  'problem.xml': `<?xml version="1.0" encoding="utf-8"?>
<problem revision="4" short-name="two-piers" url="">
  <names><name language="english" value="Two Piers &amp; a Rope"/><name language="russian" value="Два причала"/></names>
  <statements>
    <statement charset="UTF-8" language="english" path="statements/english/problem.tex" type="application/x-tex"/>
    <statement charset="UTF-8" language="russian" path="statements/russian/problem.tex" type="application/x-tex"/>
  </statements>
  <judging input-file="" output-file="">
    <testset name="tests"><time-limit>1500</time-limit><memory-limit>134217728</memory-limit><test-count>2</test-count>
      <input-path-pattern>tests/%02d</input-path-pattern><answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests><test method="manual" sample="true"/><test group="1" points="40" cmd="gen 10" method="generated"/></tests>
    </testset>
  </judging>
  <assets>
    <checker name="std::lcmp.cpp" type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>
    <validators><validator><source path="files/validate.cpp" type="cpp.g++17"/></validator></validators>
    <solutions>
      <solution tag="main"><source path="solutions/right.cpp" type="cpp.g++17"/></solution>
      <solution tag="time-limit-exceeded-or-accepted"><source path="solutions/perhaps-a-solution-with-a-long-name.py" type="python.3"/></solution>
    </solutions>
  </assets>
</problem>`,
  'statement-sections/english/legend.tex': 'How long is the rope between $a$ and $b$?\n',
  'statement-sections/english/input.tex': 'Two numbers.\n',
  'statement-sections/english/output.tex': 'One number.\n',
  'statement-sections/russian/legend.tex': 'Какой длины верёвка?\n',
  'tests/01': '1 2\n',
  'tests/01.a': '1\n',
  'tests/02': '5 9\n',
  'tests/02.a': '4\n',
  'files/check.cpp': 'int main() {}\n',
  // Too large to be kept.
  'files/generator-of-all-large-tests.exe': 'x'.repeat(300_000),
  'solutions/right.cpp': 'int main() {}\n',
  'solutions/perhaps-a-solution-with-a-long-name.py': 'print(1)\n',
};

/**
 * Creates a problem from a package, step by step with validation errors, checked by the judge; and the list
 * of drafts.
 */
export const problemWizard: Scene = {
  name: 'problem-wizard',
  async play({ url, enter, look }) {
    const ada = await enter();
    const { page } = ada;
    const wizard = problemWizardPage({ page, url });
    const { main, button, text, choice, tab, step, next, begin } = wizard;
    const dialog = page.getByRole('dialog');
    const choose = (buffer: Buffer) =>
      main
        .getByLabel('Problem package')
        .setInputFiles({ name: 'package.zip', mimeType: 'application/zip', buffer });

    await begin();
    await choose(await kattisZip());
    await dialog.getByRole('button', { name: 'Use this package' }).waitFor();
    await look(page, 'package-kattis');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await text('Title').fill('Mine');
    await choose(await zipOf(polygonFiles));
    await dialog.getByRole('heading', { name: /^Not imported/ }).waitFor();
    await look(page, 'package-polygon');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await choose(
      await zipOf({
        'a/problem.xml': '<problem/>',
        'b/problem.yaml': 'name: Piers\n',
        'b/data/secret/1.in': '1',
      }),
    );
    await dialog.getByText('a cannot be read').waitFor();
    await look(page, 'package-broken');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await choose(Buffer.from('no archive'));
    await main.getByText('This is not a zip file.').waitFor();
    await text('Title').fill('');
    await next();
    await main.getByText('Title is required').waitFor();
    await look(page, 'step-1-faults');
    await wizard.fillBasics(`Sums for the ${longContest}`);
    const tags = main.getByLabel('Tags', { exact: true });
    for (const tag of ['arrays', 'two-pointers', 'as-long-as-a-tag-may-be-in-one-long-word']) {
      await tags.fill(tag);
      await tags.press('Enter');
    }
    await main.getByText('This ID is available.').waitFor();
    await look(page, 'step-1');
    await next();
    await next();
    await main
      .getByText(/is required/)
      .first()
      .waitFor();
    await look(page, 'step-2-faults');
    await wizard.fillRequirements();
    await next();
    await step('Test Cases').waitFor();
    await wizard.fillCase('1 2\n', '3\n');
    for (let index = 2; index <= 9; index += 1) {
      await button('Add case').click();
      await tab(`Case ${index}`).and(main.locator('[aria-selected=true]')).waitFor();
      await wizard.fillCase(`${index} 22\n`, index === 2 ? '42\n' : `${index + 22}\n`);
    }
    await choice('Memory limit of all cases').selectOption('128');
    await choice('Time Limit').selectOption('Custom');
    await choice('Checker').selectOption('Word by word, numbers with a tolerance');
    await look(page, 'step-3');
    await main.getByLabel(/^Custom time limit/).fill('2');
    await choice('Checker').selectOption('Custom program');
    await look(page, 'step-3-checker');
    await choice('Checker').selectOption('Word by word');
    await next();
    await step('Starter Code').waitFor();
    await look(page, 'step-4');
    await next();
    await step('Preview').waitFor();
    await look(page, 'step-5');
    const solution = main.getByRole('textbox', { name: 'Your solution', exact: true });
    await choice('Language of your solution').selectOption('JAVASCRIPT_NODE');
    await solution.fill(
      'const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);\nconsole.log(a + b);',
    );
    await button('Run on the judge').click();
    await main.getByText('8 of 9 cases as expected. Ran on the judge.').waitFor();
    await look(page, 'checked');
    await choice('Language of your solution').selectOption('JAVA8');
    await solution.fill('class Main { int x = "no number"; }');
    await button('Run on all cases').click();
    const stopped = main.getByText('The program does not compile.').first();
    await stopped.waitFor();
    await stopped.click();
    await look(page, 'not-compiled');
    await page.context().setOffline(true);
    await main.getByText(/^Java 8 runs only on the judge, and you are offline\./).waitFor();
    await look(page, 'check-offline');

    await begin();
    await wizard.fillBasics('Which end is behind?', 'multiple-choice');
    await next();
    await step('Question').waitFor();
    await next();
    await page.waitForTimeout(300);
    await look(page, 'question-faults');
    await ada.open('/problems/create');
    await wizard.drafts.first().waitFor();
    await look(page, 'drafts');
  },
};

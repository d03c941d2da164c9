import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Language } from '../../contract/limits';
import { chooseLanguage } from '../support/solve-page';
import { hardwareKeys, touchKeys, typedText, typeProgram } from '../support/type-program';
import { desktop, phone, startVisit } from '../support/visit';

const visit = await startVisit();

/** Each line ends with words that completion could replace. */
const programs: Record<Language, string> = {
  PYTHON3: `def find(a, b):
    """Don't \\"stop\\" here."""
    for i in range(len(a)):
        if a[i] == 'x':
            continue
        elif a[i] in {"y": [1, 2]}:
            break
    else:
        return None
    cnt = b
    ans = a
    return ans, cnt
a = b = input().split()
print(find(a, b))`,
  JAVASCRIPT_NODE: `const [a, b] = require('fs')
let c = b
let i = a
for (const d of [1, 2]) {
  if (d in { d }) {
    continue
  } else {
    c = \`\${i}\`
  }
}
a.forEach((n) => {
  console.log(n)
});`,
  CPP17: `#include <bits/stdc++.h>
using namespace std;
int main() {
    vector<int> v{1, 2};
    map<char, int> cnt;
    for (auto i : v) {
        if (i == 'a') break;
        else {
            cnt[i]++;
        }
    }
    int ans = cnt['b'];
    cout << ans << "\\n";
}`,
  JAVA8: `import java.util.*;
public class Main {
    public static void main(String[] args) {
        int[] a = {1, 2};
        int ans = a[0];
        while (true) {
            if (ans == 'a') break;
        }
        System.out.println("it's " + ans);
    }
}`,
};

const speedsMs = [40, 120, 200];
const devices = {
  desk: { viewport: desktop },
  phone: {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
};
type Kind = keyof typeof devices;

async function openEditor(kind: Kind): Promise<Page> {
  const { page } = await visit.openDevice({ ...devices[kind], patienceMs: 90_000 });
  await visit.open('/code/SAMPLPRBLM', page);
  if (kind === 'phone') await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.locator('.cm-content').waitFor();
  return page;
}

async function typed(page: Page, kind: Kind, language: Language, delayMs: number): Promise<string> {
  await chooseLanguage(page, language);
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const keys = kind === 'desk' ? hardwareKeys(page) : await touchKeys(page);
  await typeProgram(page, keys, programs[language], delayMs);
  return typedText(page);
}

for (const kind of ['desk', 'phone'] as const) {
  const pages: Page[] = [];
  for (const language of ['PYTHON3', 'JAVASCRIPT_NODE', 'CPP17', 'JAVA8'] as const) {
    test(`SOLVE-1 ${language} typed on a ${kind} appears as typed, at each speed`, async () => {
      for (const _ of speedsMs.slice(pages.length)) pages.push(await openEditor(kind));
      const texts = await Promise.all(
        pages.map((page, index) => typed(page, kind, language, speedsMs[index] ?? 0)),
      );
      for (const text of texts) expect(text).toBe(programs[language]);
    });
  }
}

test('SOLVE-1 a list offers keywords and names by their first letters, and changes nothing until the user chooses', async () => {
  const page = await openEditor('desk');
  const list = page.locator('.cm-tooltip-autocomplete li');
  const write = async (text: string) => {
    await page.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text, { delay: 30 });
  };
  await write('counter = 1\ncou');
  await expect.poll(() => list.allInnerTexts()).toEqual(['counter']);
  expect(await page.locator('.cm-tooltip-autocomplete [aria-selected]').count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await typedText(page)).toBe('counter = 1\ncou\n');

  await write('counter = 1\ncou');
  await list.first().waitFor();
  await page.keyboard.press('Tab');
  expect(await typedText(page)).toBe('counter = 1\ncounter');

  await write('con');
  await expect.poll(() => list.allInnerTexts()).toEqual(['continue']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await typedText(page)).toBe('continue');

  // Typing after browsing the list selects nothing.
  await write('pri');
  await list.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('n');
  await page.keyboard.press('Enter');
  expect(await typedText(page)).toBe('prin\n');
});

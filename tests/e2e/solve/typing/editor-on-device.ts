import type { Page } from 'playwright';
import type { Language } from '../../../../contract/limits';
import { type DeviceOptions, desktop, phone, type Visit } from '../../../support/browser/visit';
import { chooseLanguage } from '../../../support/pages/solve-page';
import { hardwareKeys, touchKeys, typedText, typeProgram } from '../../../support/pages/type-program';

/** Each line ends with words that completion could replace. */
export const programs: Record<Language, string> = {
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

const devices: Record<'desk' | 'phone', DeviceOptions> = {
  desk: { viewport: desktop },
  phone: {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
};
export type Kind = keyof typeof devices;

/** On a device of its own. */
export async function openEditor(visit: Visit, kind: Kind): Promise<Page> {
  const { page } = await visit.openDevice({ ...devices[kind], patienceMs: 90_000 });
  await visit.open('/code/SAMPLPRBLM', page);
  if (kind === 'phone') await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.locator('.cm-content').waitFor();
  return page;
}

/** Types `program` and returns the editor's text. */
export async function typed(
  page: Page,
  kind: Kind,
  language: Language,
  program: string,
  delayMs: number,
): Promise<string> {
  await chooseLanguage(page, language);
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const keys = kind === 'desk' ? hardwareKeys(page) : await touchKeys(page);
  await typeProgram(page, keys, program, delayMs);
  return typedText(page);
}

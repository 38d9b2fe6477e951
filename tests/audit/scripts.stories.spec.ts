import { expect, test } from '@playwright/test';
import { axePageRules } from '../../stories/axePageRules';
import { scriptOf } from '@/devtools/script/steps';
import { sampled } from '@tests/support/testAmount';
import { playScript } from '@tests/support/browser/playScript';
import { inGroups, waitUntilQuiet } from '@tests/support/browser/screens';
import type { PageCheck } from '@/devtools/audit/findings';
import { report } from './findings';
import { auditSubject, setWidth } from './matrix';
import { builtStories, frameOf, showStory } from './builtStories';

/** Stories that one page shows in sequence. */
const groupSize = 8;
/** Scripts press controls that only a wide screen shows. */
const desktop = 1440;
/** The most scripts a plain run plays. */
const atMost = 8;

const scripted = Object.entries(builtStories).flatMap(([story, { meta }]) => {
  const script = scriptOf(meta);
  return script ? [{ story, script }] : [];
});

test('stories have scripts', () => {
  expect(scripted.length).toBeGreaterThan(11);
});

for (const group of inGroups(sampled(scripted, { atMost }), groupSize)) {
  test(`the scripts of ${group.map(({ story }) => story).join(', ')} reach their ends without findings`, async ({ page }, info) => {
    test.setTimeout(60_000 + group.length * 20_000);
    const checks: PageCheck[] = [];
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    for (const { story, script } of group) {
      await setWidth(page, desktop); // the previous check may have ended at a phone width
      await playScript(page, await showStory(page, story), script).catch((cause: unknown) => faults.push(`${story}: ${String(cause)}`));
      await waitUntilQuiet(page, 600); // react-aria names the active option of a search 500 ms after the last key
      checks.push(
        ...(await auditSubject(page, {
          subject: `${story} after its script`,
          who: 'story',
          frame: frameOf(story),
          disabledRules: axePageRules,
        })),
      );
    }
    expect([...faults, ...(await report(info, checks))]).toEqual([]);
  });
}

test('the workbench plays scripts with keys, with texts and digit by digit', async ({ page }) => {
  for (const { story, script } of scripted.filter(({ story }) => /^ui--(?:menu|form|codeinput)--/.test(story))) {
    await page.goto(`/?story=${story}&panel=script`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByText(`${script.length} of ${script.length} steps done`), story).toBeVisible();
  }
});

import { expect, test } from '@playwright/test';
import { showStory } from '@tests/audit/builtStories';

test('on the narrowest screens the message panel stays within its frame', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const stage = await showStory(page, 'features--messagepanel--everyday');
  await expect(stage.getByRole('listitem').first()).toBeVisible();
  const overflow = await stage
    .getByRole('listitem')
    .first()
    .evaluate((row) => {
      const frame = row.closest('[data-story]')?.getBoundingClientRect();
      const { left, right } = row.getBoundingClientRect();
      return frame ? Math.max(0, frame.left - left, right - frame.right) : null;
    });
  expect(overflow).toBe(0);
});

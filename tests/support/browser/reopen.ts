import type { Page } from '@playwright/test';

/** Reloads the page as if the browser had been closed in between: a shared worker survives a reload, but not a closed browser. */
export async function reopen(page: Page): Promise<void> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('the browser of the page cannot be reached');
  const own = await page.context().newCDPSession(page);
  const { browserContextId } = (await own.send('Target.getTargetInfo')).targetInfo;
  const { targetInfos } = await browser.send('Target.getTargets');
  for (const { type, targetId, browserContextId: context } of targetInfos)
    if (type === 'shared_worker' && context === browserContextId) await browser.send('Target.closeTarget', { targetId });
  await browser.detach();
  await own.detach();
  await page.reload();
}

import type { Page } from '@playwright/test';

/** Loads the page again as if the browser had been closed in between: a shared worker goes on over a reload, one of a closed browser does not. */
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

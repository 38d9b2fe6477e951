/** `npm run brand`: draws the icons and the share picture in `public/` from `src/shared/brand.ts` and the tokens. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { iconSvg, pictures } from './brandFiles';
import { browserPath } from './browsers';
import { root } from './sources';

writeFileSync(join(root, 'public', 'icon.svg'), iconSvg());
const browser = await chromium.launch({ executablePath: browserPath() });
for (const [name, { width, height, page }] of Object.entries(pictures)) {
  const tab = await browser.newPage({ viewport: { width, height } });
  await tab.setContent(page());
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: join(root, 'public', name) });
  console.log(`public/${name}`);
}
await browser.close();

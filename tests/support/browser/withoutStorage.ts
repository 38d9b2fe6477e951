import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { findBrowser } from '../../../scripts/browsers';
import { firstVisit } from './open';

/** A journey in a browser that blocks all storage, shared workers and service workers, as private windows and embedded views do. */
export const test = firstVisit.extend<object, { readonly blockedContext: BrowserContext }>({
  blockedContext: [
    async ({ playwright }, run, { project }) => {
      const profile = mkdtempSync(join(tmpdir(), 'without-storage-'));
      mkdirSync(join(profile, 'Default'));
      const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
      writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
      const { launchOptions, contextOptions, baseURL } = project.use;
      const executablePath = findBrowser({ profile: true }) ?? undefined;
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...contextOptions,
        executablePath,
        baseURL,
      });
      await run(context);
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  context: async ({ blockedContext }, run) => {
    await run(blockedContext);
    const [, ...opened] = blockedContext.pages();
    await Promise.all(opened.map((page) => page.close()));
  },
});

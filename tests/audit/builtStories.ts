import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { root } from '../../scripts/sources';
import { waitUntilQuiet } from '@tests/support/browser/screens';

const file = join(root, 'dist', 'stories', 'meta.json');
const Built = z.object({ stories: z.record(z.string(), z.object({ meta: z.unknown() })) });

/** The stories of the built workbench by id, each with its meta. */
export const builtStories = existsSync(file) ? Built.parse(JSON.parse(readFileSync(file, 'utf8'))).stories : {};

/** The selector of a story's stage. */
export const frameOf = (story: string): string => `[data-story="${story}"]`;

/** A page of the same site without scripts that would keep running beside a test's content. */
export const emptyPage = '/meta.json';

declare global {
  interface Window {
    /** Ladle's own way to switch stories; changing the address does not pass the next story its arguments. */
    ladleDispatch: (action: { readonly type: 'update-story'; readonly value: string }) => void;
  }
}

/** Shows a single story, in the open page if another one is shown there; fails if the story stays empty. */
export async function showStory(page: Page, story: string): Promise<Locator> {
  if (page.url() === 'about:blank') await page.goto(`/?story=${story}&mode=preview`);
  else await page.evaluate((value) => window.ladleDispatch({ type: 'update-story', value }), story);
  await expect(page.locator(`${frameOf(story)} > *`).first(), `${story} shows something`).toBeAttached();
  await waitUntilQuiet(page, 100);
  return page.locator(frameOf(story));
}

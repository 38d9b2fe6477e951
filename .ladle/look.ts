import type { AxeResults } from 'axe-core';
import { pageRules } from '../stories/pageRules';

declare global {
  interface Window {
    /** Looks with axe at the story this window shows, as it stands. */
    lookAtStory?: () => Promise<AxeResults>;
  }
}

// Of the window, because axe sees no other one: a story in a frame is looked at from inside.
window.lookAtStory = async () => {
  const { default: axe } = await import('axe-core');
  const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));
  return axe.run(document.querySelector('[data-story]') ?? document, { rules, iframes: false, preload: false });
};

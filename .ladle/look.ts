import type { AxeResults } from 'axe-core';
import { axePageRules } from '../stories/axePageRules';

declare global {
  interface Window {
    /** Checks the current state of the story in this window with axe. */
    checkStoryWithAxe?: () => Promise<AxeResults>;
  }
}

// Runs inside the window, because axe cannot see into others: a story in an iframe is checked from inside.
window.checkStoryWithAxe = async () => {
  const { default: axe } = await import('axe-core');
  const rules = Object.fromEntries(axePageRules.map((rule) => [rule, { enabled: false }]));
  return axe.run(document.querySelector('[data-story]') ?? document, { rules, iframes: false, preload: false });
};

import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

// jsdom lacks CSS.escape, which react-aria uses to find overlays.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, CSS: { escape: (id: string) => id.replace(/\W/g, '\\$&') } });

/** Renders into the document for the length of one test; `draw` renders again, `press` clicks what a selector finds. */
export function mount(tree: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (next: ReactNode) => act(() => root.render(next));
  const press = (selector: string) =>
    act(async () => {
      const target = document.querySelector<HTMLElement>(selector);
      if (!target) throw new Error(`Nothing is ${selector}`);
      target.click();
    });
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  draw(tree);
  return { place, draw, press };
}

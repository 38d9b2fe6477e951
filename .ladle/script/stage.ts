/** The event by which a story is begun anew. */
const restarted = 'story-restarted';

/** Calls `listener` when the story of this window is to begin anew. */
export function onRestart(listener: () => void): () => void {
  addEventListener(restarted, listener);
  return () => removeEventListener(restarted, listener);
}

/** The stage of the story that is shown, which may lie in a frame of its own. */
export function shownStage(): HTMLElement {
  const frame = document.querySelector<HTMLIFrameElement>('iframe');
  const stage = document.querySelector<HTMLElement>('[data-story]') ?? frame?.contentDocument?.querySelector<HTMLElement>('[data-story]');
  if (!stage) throw new Error('The story is not shown.');
  return stage;
}

/** The windows that show the story: this one, or those of its frames in view, with the name of each. */
export function shownWindows(): readonly { readonly name: string; readonly window: Window }[] {
  if (document.querySelector('[data-story]')) return [{ name: '', window }];
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe')];
  return frames.flatMap(({ title, contentWindow }) =>
    contentWindow?.document.querySelector('[data-story]') ? [{ name: title, window: contentWindow }] : [],
  );
}

/** Begins the story on a stage anew. */
export const restart = (stage: HTMLElement): boolean => stage.ownerDocument.defaultView?.dispatchEvent(new Event(restarted)) ?? false;

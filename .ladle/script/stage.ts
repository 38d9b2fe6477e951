/** The event that restarts a story. */
const restartEvent = 'story-restarted';

/** Calls `listener` when the story of this window is to be restarted. */
export function onRestart(listener: () => void): () => void {
  addEventListener(restartEvent, listener);
  return () => removeEventListener(restartEvent, listener);
}

/** The stage of the shown story, which may be in its own iframe. */
export function shownStage(): HTMLElement {
  const frame = document.querySelector<HTMLIFrameElement>('iframe');
  const stage = document.querySelector<HTMLElement>('[data-story]') ?? frame?.contentDocument?.querySelector<HTMLElement>('[data-story]');
  if (!stage) throw new Error('The story has not rendered.');
  return stage;
}

/** The windows that show the story: this one, or its iframes with the story, each with its name. */
export function shownWindows(): readonly { readonly name: string; readonly window: Window }[] {
  if (document.querySelector('[data-story]')) return [{ name: '', window }];
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe')];
  return frames.flatMap(({ title, contentWindow }) =>
    contentWindow?.document.querySelector('[data-story]') ? [{ name: title, window: contentWindow }] : [],
  );
}

/** Restarts the story on a stage. */
export const restart = (stage: HTMLElement): boolean => stage.ownerDocument.defaultView?.dispatchEvent(new Event(restartEvent)) ?? false;

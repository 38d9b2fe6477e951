/** Where a tab keeps its mode, and the event that tells of another. The devtools set it. */
export const modeName = 'exchange-mode';

/** Whether a live backend answers some calls of this tab (`mixed`) or all (`live`); null where the simulation answers every one. */
export function modeOfTab(): string | null {
  try {
    return sessionStorage.getItem(modeName);
  } catch {
    return null; // the browser refuses storage
  }
}

/** Calls `listener` whenever the mode changes in this tab; returns what ends it. */
export function onModeOfTab(listener: () => void): () => void {
  addEventListener(modeName, listener);
  return () => removeEventListener(modeName, listener);
}

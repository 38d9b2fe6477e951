/** Whether a live backend answers some calls of this tab (`mixed`) or all (`live`); null where the simulation answers every one. The devtools set it: `setting.ts` there. */
export function modeOfTab(): string | null {
  try {
    return sessionStorage.getItem('exchange-mode');
  } catch {
    return null; // the browser refuses storage
  }
}

/** Calls `listener` whenever the mode changes in this tab; returns what ends it. */
export function onModeOfTab(listener: () => void): () => void {
  addEventListener('exchange-mode', listener);
  return () => removeEventListener('exchange-mode', listener);
}

/** Session storage key of the tab's mode, and the name of the event for its changes. Set by the devtools. */
export const tabModeKey = 'exchange-mode';

/** Whether a live backend answers some calls of this tab (`mixed`) or all (`live`); null if the simulation answers all. */
export function modeOfTab(): string | null {
  try {
    return sessionStorage.getItem(tabModeKey);
  } catch {
    return null; // storage is blocked
  }
}

/** Calls `listener` whenever the mode of this tab changes, until the returned function is called. */
export function onTabModeChange(listener: () => void): () => void {
  addEventListener(tabModeKey, listener);
  return () => removeEventListener(tabModeKey, listener);
}

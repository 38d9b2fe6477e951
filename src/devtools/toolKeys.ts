/** The shortcut keys of tools available on every screen, as printed on the keyboard. */
export const toolKeys = { panel: 'W', bar: 'Q', palette: 'F', undo: 'Z' } as const;

/** The keys of what can be started on every screen, as they are printed on the keyboard. */
export const toolKeys = { panel: 'W', bar: 'Q', palette: 'F', undo: 'Z' } as const;

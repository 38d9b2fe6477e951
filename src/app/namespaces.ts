/** Texts that every page needs; they are loaded before the first one is drawn. */
export const shellNamespaces = ['common', 'routes', 'shell'] as const;

/** Namespaces that every page needs; they are loaded before the first render. */
export const shellNamespaces = ['common', 'routes', 'shell'] as const;

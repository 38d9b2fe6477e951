/** Namespaces needed by every page, loaded before the first render. */
export const shellNamespaces = ['common', 'routes', 'shell'] as const;

/** Rules of axe about whole pages, which a story is not (2026-11-21). */
export const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title', 'landmark-unique'];

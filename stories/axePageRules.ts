/** axe rules about whole pages, which do not apply to stories (2026-11-21). */
export const axePageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', 'document-title', 'landmark-unique'];

import { auditTags, criteriaOf, findingOf, type Look } from './findings';

/** What a check of a page has found, the state in which it was checked, and the criteria that its rules check. */
export interface PageAudit extends Look {
  readonly checked: readonly string[];
}

/** Checks the document without the panel and what has been announced, by the rules that `npm run audit` checks. */
export async function auditPage(): Promise<PageAudit> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(
    { exclude: [['[data-simulation-panel]'], ['[data-live-announcer]']] },
    { resultTypes: ['violations'], runOnly: { type: 'tag', values: auditTags } },
  );
  return {
    subject: location.pathname,
    who: document.title,
    theme: document.documentElement.dataset.theme ?? '',
    width: innerWidth,
    findings: violations.map(findingOf),
    checked: criteriaOf(axe.getRules(auditTags)),
  };
}

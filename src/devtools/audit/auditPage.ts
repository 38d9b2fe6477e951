import { auditTags, criteriaOf, findingOf, type PageCheck } from './findings';

/** The findings of a page check, the state it was checked in, and the criteria that its rules cover. */
export interface PageAudit extends PageCheck {
  readonly checkedCriteria: readonly string[];
}

/** Checks the document by the rules of `npm run audit`, excluding the panel and the live announcer. */
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
    checkedCriteria: criteriaOf(axe.getRules(auditTags)),
  };
}

import { auditTags, type Finding } from './auditReport';

/** A finding with the success criterion of WCAG it is about, such as 1.4.3; null for a best practice. */
export interface PageFinding extends Finding {
  readonly criterion: string | null;
}

/** What a check of a page has found, and the state in which it was checked. */
export interface Audit {
  readonly subject: string;
  readonly who: string;
  readonly theme: string;
  readonly width: number;
  readonly findings: readonly PageFinding[];
}

/** Checks the document without the panel and what has been announced, by the rules that `npm run audit` checks. */
export async function auditPage(): Promise<Audit> {
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
    findings: violations.map(({ id, impact, help, tags, nodes }) => ({
      rule: id,
      impact: impact ?? 'minor',
      help,
      targets: nodes.map(({ target }) => target.join(' ')),
      criterion: criterionIn(tags),
    })),
  };
}

/** `wcag143` as 1.4.3. */
function criterionIn(tags: readonly string[]): string | null {
  const [, principle, guideline, criterion] = /\bwcag(\d)(\d)(\d+)\b/.exec(tags.join(' ')) ?? [];
  return principle ? [principle, guideline, criterion].join('.') : null;
}

import { createEffect, createEvent, createStore, sample } from 'effector';
import { saveFileFx } from '@/shared/lib/saveFile';
import { auditTags, html, type Finding } from './auditReport';

/** A finding with the success criterion of WCAG it is about, such as 1.4.3; null for a best practice. */
export interface PageFinding extends Finding {
  readonly criterion: string | null;
}

/** The findings of one criterion. */
export interface FindingGroup {
  readonly criterion: string | null;
  readonly findings: readonly PageFinding[];
}

/** The page beside the panel is to be checked. */
export const auditPressed = createEvent();
/** The findings are to be saved as a file. */
export const reportPressed = createEvent();

const auditFx = createEffect(auditPage);
sample({ clock: auditPressed, filter: auditFx.pending.map((isPending) => !isPending), fn: () => {}, target: auditFx });

export const $isAuditing = auditFx.pending;
/** Whether the check could not be loaded or made. */
export const $hasAuditFailed = createStore(false)
  .on(auditFx.fail, () => true)
  .reset(auditPressed);
/** What was found by the last check; null before the first. */
export const $audit = createStore<Audit | null>(null).on(auditFx.doneData, (_, audit) => audit);

/** The findings of the last check by their criterion, best practices last. */
export const $findingGroups = $audit.map((audit): readonly FindingGroup[] => {
  const all = audit?.findings ?? [];
  const criteria = [...new Set(all.map(({ criterion }) => criterion))].toSorted((one, other) => (one ?? '9').localeCompare(other ?? '9'));
  return criteria.map((criterion) => ({ criterion, findings: all.filter((finding) => finding.criterion === criterion) }));
});

sample({
  clock: reportPressed,
  source: $audit,
  filter: Boolean,
  fn: ({ findings, ...look }) => ({ name: 'accessibility.html', type: 'text/html', text: html([{ ...look, findings: [...findings] }]) }),
  target: saveFileFx,
});

interface Audit {
  readonly subject: string;
  readonly who: string;
  readonly theme: string;
  readonly width: number;
  readonly findings: readonly PageFinding[];
}

/** Checks the document without the panel and what has been announced, by the rules that `npm run audit` checks. */
async function auditPage(): Promise<Audit> {
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

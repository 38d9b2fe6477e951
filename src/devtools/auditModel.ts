import { createEffect, createEvent, createStore, sample } from 'effector';
import { saveFileFx } from '@/shared/lib/saveFile';
import type { Audit, PageFinding } from './auditPage';
import { html } from './auditReport';
import { auditOf, pageWindow } from './pageWindow';

/** The findings of one criterion. */
export interface FindingGroup {
  readonly criterion: string | null;
  readonly findings: readonly PageFinding[];
}

/** The page beside the panel is to be checked. */
export const auditPressed = createEvent();
/** The findings are to be saved as a file. */
export const reportPressed = createEvent();

const auditFx = createEffect(() => auditOf(pageWindow()));
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

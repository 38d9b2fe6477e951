import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $storage, type StorageAdapter } from '@/shared/lib';
import { $clock } from '@/shared/lib/clock';
import { saveFileFx } from '@/shared/lib/saveFile';
import { status } from '../model';
import { auditWindow, reopenPanel, pageWindow, untilUncovered } from '../pageWindow';
import type { PageAudit } from './auditPage';
import { byNumber, updateFirstSeen, type Finding } from './findings';
import { reportHtml, type Audit } from './report';
import { storeFirstSeen, readFirstSeen } from './firstSeenStore';

/** The findings of one criterion. */
export interface FindingGroup {
  readonly criterion: string | null;
  readonly findings: readonly Finding[];
}

/** Requests a check of the page beside the panel. */
export const auditPressed = createEvent();
/** Saves the findings as a file. */
export const reportPressed = createEvent();

const auditFx = attach({
  source: { clock: $clock, storage: $storage, status: status.$data },
  effect: async ({ clock, storage, status: simulation }) => {
    await untilUncovered();
    const audit = await auditWindow(pageWindow());
    return auditFrom({ ...audit, who: simulation?.persona ?? audit.who }, storage, clock.now());
  },
});
sample({ clock: auditPressed, filter: auditFx.pending.map((isPending) => !isPending), fn: () => {}, target: auditFx });

export const $isAuditing = auditFx.pending;
// On a phone the panel was closed for the check.
const reopenPanelFx = createEffect(reopenPanel);
sample({ clock: auditFx.finally, fn: () => {}, target: reopenPanelFx });

/** Whether the check could not be loaded or run. */
export const $hasAuditFailed = createStore(false)
  .on(auditFx.fail, () => true)
  .reset(auditPressed);
/** The last check; null before the first. */
export const $audit = createStore<Audit | null>(null).on(auditFx.doneData, (_, audit) => audit);

/** The findings of the last check grouped by criterion, best practices last. */
export const $findingGroups = $audit.map((audit): readonly FindingGroup[] => {
  const all = audit?.checks.flatMap(({ findings }) => findings) ?? [];
  const criteria = [...new Set(all.map(({ criterion }) => criterion))].toSorted((one, other) => byNumber(one ?? '9', other ?? '9'));
  return criteria.map((criterion) => ({ criterion, findings: all.filter((finding) => finding.criterion === criterion) }));
});

sample({
  clock: reportPressed,
  source: $audit,
  filter: Boolean,
  fn: (audit) => ({ name: 'accessibility.html', type: 'text/html', text: reportHtml(audit) }),
  target: saveFileFx,
});

/** The data of a report, with the day each finding was first seen. `now` is in milliseconds since 1970. */
function auditFrom({ checkedCriteria, ...check }: PageAudit, storage: StorageAdapter, now: number): Audit {
  const day = new Date(now).toISOString().slice(0, 10);
  const firstSeen = updateFirstSeen(readFirstSeen(storage), [check], day);
  storeFirstSeen(storage, firstSeen);
  return { checks: [check], checkedCriteria, firstSeen, day };
}

import type { TestInfo } from '@playwright/test';
import type { PageCheck } from '@/devtools/audit/findings';

export const attachmentName = 'audit';

/** Attaches the looks of a test for the reporter, and returns the findings as readable lines. */
export async function report(info: TestInfo, looks: readonly PageCheck[]): Promise<string[]> {
  await info.attach(attachmentName, { body: JSON.stringify(looks), contentType: 'application/json' });
  return looks.flatMap(({ subject, who, theme, width, findings }) =>
    findings.map(
      ({ rule, help, targets }) => `${subject} (${who}, ${theme}, ${width}): ${rule}, ${help}: ${targets.slice(0, 5).join(' | ')}`,
    ),
  );
}

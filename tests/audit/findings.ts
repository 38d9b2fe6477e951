import type { TestInfo } from '@playwright/test';
import type { PageCheck } from '@/devtools/audit/findings';

export const attachmentName = 'audit';

/** Attaches the checks of a test for the reporter, and returns the findings as readable lines. */
export async function report(info: TestInfo, checks: readonly PageCheck[]): Promise<string[]> {
  await info.attach(attachmentName, { body: JSON.stringify(checks), contentType: 'application/json' });
  return checks.flatMap(({ subject, who, theme, width, findings }) =>
    findings.map(
      ({ rule, help, targets }) => `${subject} (${who}, ${theme}, ${width}): ${rule}, ${help}: ${targets.slice(0, 5).join(' | ')}`,
    ),
  );
}

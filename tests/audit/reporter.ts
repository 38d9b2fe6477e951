import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { html, type Look } from '@/devtools/auditReport';
import { attachmentName } from './findings';

/** Gathers what the audit's tests attach and writes reports/audit.json and reports/audit.html. */
export default class AuditReporter implements Reporter {
  private readonly looks = new Map<string, Look[]>();

  onTestEnd({ id }: TestCase, { attachments }: TestResult): void {
    const bodies = attachments.flatMap(({ name, body }) => (name === attachmentName && body ? [body.toString('utf8')] : []));
    for (const body of bodies) this.looks.set(id, JSON.parse(body));
  }

  onEnd(): void {
    const looks = [...this.looks.values()].flat();
    if (looks.length === 0) return;
    mkdirSync('reports', { recursive: true });
    const findings = looks.reduce((sum, look) => sum + look.findings.length, 0);
    writeFileSync('reports/audit.json', `${JSON.stringify({ looks: looks.length, findings, details: looks }, null, 2)}\n`);
    writeFileSync('reports/audit.html', html(looks));
    console.log(`audit: ${looks.length} looks, ${findings} findings (reports/audit.html)`);
  }
}

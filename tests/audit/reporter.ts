import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import axe from 'axe-core';
import * as z from 'zod/mini';
import { auditTags, criteriaOf, updateFirstSeen, type PageCheck } from '@/devtools/audit/findings';
import { reportHtml } from '@/devtools/audit/report';
import { attachmentName } from './findings';
import { isFullAudit } from './matrix';

/** The day on which each finding first appeared, kept between runs beside the reports. */
const sinceFile = 'reports/auditSince.json';
const Since = z.record(z.string(), z.string());

/** Collects what the audit tests attach, and writes reports/audit.json and reports/audit.html. */
export default class AuditReporter implements Reporter {
  private readonly looks = new Map<string, PageCheck[]>();

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
    const day = new Date().toISOString().slice(0, 10);
    const since = updateFirstSeen(existsSync(sinceFile) ? Since.parse(JSON.parse(readFileSync(sinceFile, 'utf8'))) : {}, looks, day);
    // A partial audit cannot tell whether a finding is gone.
    if (isFullAudit) writeFileSync(sinceFile, `${JSON.stringify(since, null, 2)}\n`);
    writeFileSync(
      'reports/audit.html',
      reportHtml({ checks: looks, checkedCriteria: criteriaOf(axe.getRules(auditTags)), firstSeen: since, day }),
    );
    console.log(`audit: ${looks.length} looks, ${findings} findings (reports/audit.html)`);
  }
}

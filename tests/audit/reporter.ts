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
  private readonly checks = new Map<string, PageCheck[]>();

  onTestEnd({ id }: TestCase, { attachments }: TestResult): void {
    const bodies = attachments.flatMap(({ name, body }) => (name === attachmentName && body ? [body.toString('utf8')] : []));
    for (const body of bodies) this.checks.set(id, JSON.parse(body));
  }

  onEnd(): void {
    const checks = [...this.checks.values()].flat();
    if (checks.length === 0) return;
    mkdirSync('reports', { recursive: true });
    const findings = checks.reduce((sum, { findings: found }) => sum + found.length, 0);
    writeFileSync('reports/audit.json', `${JSON.stringify({ looks: checks.length, findings, details: checks }, null, 2)}\n`);
    const day = new Date().toISOString().slice(0, 10);
    const since = updateFirstSeen(existsSync(sinceFile) ? Since.parse(JSON.parse(readFileSync(sinceFile, 'utf8'))) : {}, checks, day);
    // A partial audit cannot tell whether a finding is gone.
    if (isFullAudit) writeFileSync(sinceFile, `${JSON.stringify(since, null, 2)}\n`);
    writeFileSync(
      'reports/audit.html',
      reportHtml({ checks, checkedCriteria: criteriaOf(axe.getRules(auditTags)), firstSeen: since, day }),
    );
    console.log(`audit: ${checks.length} checks, ${findings} findings (reports/audit.html)`);
  }
}

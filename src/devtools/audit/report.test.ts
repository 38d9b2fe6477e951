import { expect, test } from 'vitest';
import axe from 'axe-core';
import { criteria } from './criteria';
import { auditTags, criteriaOf, findingOf, keyOf, updateFirstSeen, type PageCheck } from './findings';
import { reportHtml } from './report';

const contrast = findingOf({
  id: 'color-contrast',
  impact: 'serious',
  help: 'Elements must meet minimum color contrast ratio thresholds',
  tags: ['cat.color', 'wcag2aa', 'wcag143'],
  nodes: [{ target: ['#price'] }, { target: ['#amount', '.unit'] }],
});
const look = (subject: string, findings: PageCheck['findings'] = []): PageCheck => ({
  subject,
  who: 'trader',
  theme: 'dark',
  width: 360,
  findings,
});
const checked = criteriaOf(axe.getRules(auditTags));

/** The text of the table row headed by a criterion. */
const rowOf = (report: string, title: string): string =>
  new RegExp(`<tr><th scope="row">${title}.*?</tr>`, 's').exec(report)?.[0].replace(/<[^>]+>/g, ' ') ?? '';

test('the summary states in plain words what each criterion asks for, where it is violated, how often and since when', () => {
  const looks = [look('market', [contrast]), look('home'), look('withdraw', [contrast])];
  const since = updateFirstSeen({ [keyOf('color-contrast', 'market')]: '2026-10-02' }, looks, '2026-11-23');
  const row = rowOf(reportHtml({ checks: looks, checkedCriteria: checked, firstSeen: since, day: '2026-11-23' }), '1\\.4\\.3');
  for (const text of ['Contrast', 'AA', 'Text stands out clearly', 'market', 'withdraw', '4 elements in 2 checks', '2026-10-02'])
    expect(row).toContain(text);
  expect(row).not.toContain('home');
});

test('a report without findings says so and lists every checked criterion', () => {
  const report = reportHtml({ checks: [look('home')], checkedCriteria: checked, firstSeen: {}, day: '2026-11-23' });
  expect(report).toContain('No problems found in 1 check of 1 screen, dialog or story.');
  expect(checked.filter((criterion) => !report.includes(`${criterion} `))).toEqual([]);
});

test('every criterion covered by a rule is explained', () => {
  expect(checked.length).toBeGreaterThan(15);
  expect(checked.filter((criterion) => criteria[criterion] === undefined)).toEqual([]);
});

test('text from a page is escaped in the report', () => {
  const report = reportHtml({
    checks: [look('<script>alert(1)</script>', [contrast])],
    checkedCriteria: checked,
    firstSeen: {},
    day: '2026-11-23',
  });
  expect(report).not.toContain('<script>');
});

test('a finding keeps its first day until it is gone from its subject; findings on subjects not audited are kept', () => {
  const known = updateFirstSeen({}, [look('market', [contrast]), look('a dialog on /pay', [contrast])], '2026-10-01');
  expect(known).toEqual({ 'color-contrast market': '2026-10-01', 'color-contrast a dialog on /pay': '2026-10-01' });
  expect(updateFirstSeen(known, [look('market', [contrast])], '2026-10-02')).toEqual(known);
  expect(updateFirstSeen(known, [look('market')], '2026-10-02')).toEqual({ 'color-contrast a dialog on /pay': '2026-10-01' });
});

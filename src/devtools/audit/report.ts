import { criteria } from './criteria';
import { byNumber, keyOf, type Finding, type PageCheck, type FirstSeenDays } from './findings';
import { style } from './reportStyle';

/** The data of a report. */
export interface Audit {
  readonly checks: readonly PageCheck[];
  /** The numbers of the criteria covered by the rules. */
  readonly checkedCriteria: readonly string[];
  readonly firstSeen: FirstSeenDays;
  /** The day of the audit, such as 2026-11-23. */
  readonly day: string;
}

/** A finding with the page state it was made in. */
interface LocatedFinding extends Finding, Omit<PageCheck, 'findings'> {}

/** The report as an HTML page: a summary by criterion (where, how often, since when), each finding with its elements for developers, and the audited scope. */
export function reportHtml(audit: Audit): string {
  const { checks, day } = audit;
  const found = checks.flatMap(({ findings, ...check }) => findings.map((finding): LocatedFinding => ({ ...check, ...finding })));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Accessibility audit, ${escape(day)}</title>
<style>${style}</style></head>
<body><main><h1>Accessibility audit</h1>
<p class="day"><time datetime="${escape(day)}">${escape(day)}</time></p>
${verdict(checks, found)}
<h2 id="summary">Summary</h2>
<p>Each row is a criterion of the Web Content Accessibility Guidelines (WCAG) 2.2 that a program can check. A program finds about half of all problems; people who use assistive technology find the rest.</p>
${summary(audit, found)}
${found.length > 0 ? `<h2 id="findings">Findings</h2>${details(found)}` : ''}
<h2 id="scope">Scope</h2>
${scope(checks)}
</main></body>
</html>
`;
}

function verdict(checks: readonly PageCheck[], found: readonly LocatedFinding[]): string {
  const affected = distinct(found.map(({ subject }) => subject)).length;
  const subjects = distinct(checks.map(({ subject }) => subject)).length;
  const scope = `${countText(checks.length, 'check')} of ${countText(subjects, 'screen, dialog or story', 'screens, dialogs and stories')}`;
  return found.length === 0
    ? `<p class="verdict good">No problems found in ${scope}.</p>`
    : `<p class="verdict bad">${countText(distinct(found.map(({ rule }) => rule)).length, 'kind of problem', 'kinds of problems')} in ${affected} of ${scope}.</p>`;
}

/** One row per criterion: those with findings first, best practices last. */
function summary({ checkedCriteria, firstSeen }: Audit, found: readonly LocatedFinding[]): string {
  const numbers = distinct([...checkedCriteria, ...found.flatMap(({ criterion }) => criterion ?? [])]).toSorted(byNumber);
  const rows = numbers.map((number) => {
    const { name, level, requirement } = criteria[number] ?? { name: '', level: '', requirement: '' };
    const findings = found.filter(({ criterion }) => criterion === number);
    return { title: `${number} ${name}`, level, requirement, findings };
  });
  const practices = {
    title: 'Best practices',
    level: '',
    requirement: 'Not part of WCAG, but known to help.',
    findings: found.filter(({ criterion }) => criterion === null),
  };
  const ordered = [
    ...rows.filter(({ findings }) => findings.length > 0),
    ...rows.filter(({ findings }) => findings.length === 0),
    practices,
  ];
  return table(
    ['Criterion', 'Level', 'What it asks for', 'Result', 'Where', 'How often', 'Since'],
    ordered.map(({ title, level, requirement, findings }) => [
      cell(title),
      cell(level),
      cell(requirement),
      findings.length === 0
        ? '<span class="good">No problems found</span>'
        : `<span class="bad">${escape(distinct(findings.map(({ help }) => help)).join('; '))}</span>`,
      cell(distinct(findings.map(({ subject }) => subject)).join('\n')),
      findings.length === 0 ? '' : cell(`${countText(elements(findings), 'element')} in ${countText(findings.length, 'check')}`),
      cell(findings.map(({ rule, subject }) => firstSeen[keyOf(rule, subject)] ?? '').toSorted()[0] ?? ''),
    ]),
  );
}

const details = (found: readonly LocatedFinding[]): string =>
  table(
    ['Where', 'Who', 'Theme', 'Width', 'Criterion', 'Rule', 'Impact', 'What', 'Elements'],
    found.map(({ subject, who, theme, width, criterion, rule, impact, help, targets }) =>
      [subject, who, theme, String(width), criterion ?? 'Best practice', rule, impact, help, targets.join('\n')].map(cell),
    ),
  );

function scope(checks: readonly PageCheck[]): string {
  const facts = [
    ['Themes', distinct(checks.map(({ theme }) => theme))],
    ['Widths', distinct(checks.map(({ width }) => `${width} px`))],
    ['Seen as', distinct(checks.map(({ who }) => who))],
  ] as const;
  const subjects = distinct(checks.map(({ subject }) => subject));
  return `<dl>${facts.map(([term, values]) => `<div><dt>${term}</dt><dd>${escape(values.join(', '))}</dd></div>`).join('')}</dl>
${table(
  ['Screen, dialog or story', 'Checks', 'Findings'],
  subjects.map((name) => {
    const subjectChecks = checks.filter(({ subject }) => subject === name);
    return [name, String(subjectChecks.length), String(subjectChecks.reduce((sum, { findings }) => sum + findings.length, 0))].map(cell);
  }),
)}`;
}

/** A table whose cells are already markup; the first cell of each row is its header. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escape(text)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((text) => `<td>${text}</td>`).join('')}</tr>`,
  );
  return `<div class="frame" role="group" tabindex="0" aria-label="${escape(heads[0] ?? '')}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];
const elements = (found: readonly LocatedFinding[]): number => found.reduce((sum, { targets }) => sum + targets.length, 0);
const countText = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const cell = escape;

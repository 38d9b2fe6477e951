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
  const found = checks.flatMap(({ findings, ...look }) => findings.map((finding): LocatedFinding => ({ ...look, ...finding })));
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

function verdict(looks: readonly PageCheck[], found: readonly LocatedFinding[]): string {
  const places = distinct(found.map(({ subject }) => subject)).length;
  const subjects = distinct(looks.map(({ subject }) => subject)).length;
  const scope = `${countText(looks.length, 'check')} of ${countText(subjects, 'screen, dialog or story', 'screens, dialogs and stories')}`;
  return found.length === 0
    ? `<p class="verdict good">No problems found in ${scope}.</p>`
    : `<p class="verdict bad">${countText(distinct(found.map(({ rule }) => rule)).length, 'kind of problem', 'kinds of problems')} in ${places} of ${scope}.</p>`;
}

/** One row per criterion: those with findings first, best practices last. */
function summary({ checkedCriteria, firstSeen }: Audit, found: readonly LocatedFinding[]): string {
  const numbers = distinct([...checkedCriteria, ...found.flatMap(({ criterion }) => criterion ?? [])]).toSorted(byNumber);
  const rows = numbers.map((number) => {
    const { name, level, asks } = criteria[number] ?? { name: '', level: '', asks: '' };
    const own = found.filter(({ criterion }) => criterion === number);
    return { title: `${number} ${name}`, level, asks, own };
  });
  const practices = {
    title: 'Best practices',
    level: '',
    asks: 'Not part of WCAG, but known to help.',
    own: found.filter(({ criterion }) => criterion === null),
  };
  const ordered = [...rows.filter(({ own }) => own.length > 0), ...rows.filter(({ own }) => own.length === 0), practices];
  return table(
    ['Criterion', 'Level', 'What it asks for', 'Result', 'Where', 'How often', 'Since'],
    ordered.map(({ title, level, asks, own }) => [
      cell(title),
      cell(level),
      cell(asks),
      own.length === 0
        ? '<span class="good">No problems found</span>'
        : `<span class="bad">${escape(distinct(own.map(({ help }) => help)).join('; '))}</span>`,
      cell(distinct(own.map(({ subject }) => subject)).join('\n')),
      own.length === 0 ? '' : cell(`${countText(elements(own), 'element')} in ${countText(own.length, 'check')}`),
      cell(own.map(({ rule, subject }) => firstSeen[keyOf(rule, subject)] ?? '').toSorted()[0] ?? ''),
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

function scope(looks: readonly PageCheck[]): string {
  const facts = [
    ['Themes', distinct(looks.map(({ theme }) => theme))],
    ['Widths', distinct(looks.map(({ width }) => `${width} px`))],
    ['Seen as', distinct(looks.map(({ who }) => who))],
  ] as const;
  const subjects = distinct(looks.map(({ subject }) => subject));
  return `<dl>${facts.map(([term, values]) => `<div><dt>${term}</dt><dd>${escape(values.join(', '))}</dd></div>`).join('')}</dl>
${table(
  ['Screen, dialog or story', 'Checks', 'Findings'],
  subjects.map((name) => {
    const own = looks.filter(({ subject }) => subject === name);
    return [name, String(own.length), String(own.reduce((sum, { findings }) => sum + findings.length, 0))].map(cell);
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

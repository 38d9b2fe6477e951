/** What a rule found on a page: its id, how much it matters, what it is about, the success criterion of WCAG it checks, such as 1.4.3 (null for a best practice), and the elements by their selectors. */
export interface Finding {
  rule: string;
  impact: string;
  help: string;
  criterion: string | null;
  targets: string[];
}

/** One look at a page or story in one state. */
export interface Look {
  subject: string;
  who: string;
  theme: string;
  width: number;
  findings: Finding[];
}

/** The tags of the rules that are checked: WCAG 2.2 A and AA, and best practices. */
export const auditTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A violation as axe reports it. */
interface Violation {
  readonly id: string;
  readonly impact?: string | null;
  readonly help: string;
  readonly tags: readonly string[];
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** What axe reports as a finding. */
export const findingOf = ({ id, impact, help, tags, nodes }: Violation): Finding => ({
  rule: id,
  impact: impact ?? 'minor',
  help,
  criterion: criterionIn(tags),
  targets: nodes.map(({ target }) => target.join(' ')),
});

/** The criterion that a rule of axe checks: `wcag143` is 1.4.3; null for a best practice. */
export function criterionIn(tags: readonly string[]): string | null {
  const [, principle, guideline, criterion] = /\bwcag(\d)(\d)(\d+)\b/.exec(tags.join(' ')) ?? [];
  return principle ? [principle, guideline, criterion].join('.') : null;
}

/** The criteria that some rule of axe checks, in their order. */
export const criteriaOf = (rules: readonly { readonly tags: readonly string[] }[]): string[] =>
  [...new Set(rules.flatMap(({ tags }) => criterionIn(tags) ?? []))].toSorted(byNumber);

/** Sorts criteria as WCAG numbers them: 1.4.12 comes after 1.4.3. */
export const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** Since which day each rule has had findings on each subject, in the form 2026-11-23, by `keyOf`. */
export type Since = Readonly<Record<string, string>>;

export const keyOf = (rule: string, subject: string): string => `${rule} ${subject}`;

/** The record after an audit: what it found anew began today, what it found again keeps its day, what it no longer found where it looked is gone. */
export function sinceAfter(known: Since, looks: readonly Look[], today: string): Since {
  const seen = new Set(looks.map(({ subject }) => subject));
  const found = new Set(looks.flatMap(({ subject, findings }) => findings.map(({ rule }) => keyOf(rule, subject))));
  const elsewhere = Object.entries(known).filter(([key]) => !seen.has(key.slice(key.indexOf(' ') + 1)));
  return Object.fromEntries([...elsewhere, ...[...found].map((key) => [key, known[key] ?? today] as const)]);
}

/** A rule's finding on a page: rule id, impact, description, the WCAG success criterion such as 1.4.3 (null for a best practice), and the selectors of the elements. */
export interface Finding {
  rule: string;
  impact: string;
  help: string;
  criterion: string | null;
  targets: string[];
}

/** One check of a page or story in one state. */
export interface PageCheck {
  subject: string;
  who: string;
  theme: string;
  width: number;
  findings: Finding[];
}

/** The tags of the rules to check: WCAG 2.2 A and AA, and best practices. */
export const auditTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A violation as axe reports it. */
interface Violation {
  readonly id: string;
  readonly impact?: string | null;
  readonly help: string;
  readonly tags: readonly string[];
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** Converts a violation reported by axe to a finding. */
export const findingOf = ({ id, impact, help, tags, nodes }: Violation): Finding => ({
  rule: id,
  impact: impact ?? 'minor',
  help,
  criterion: criterionIn(tags),
  targets: nodes.map(({ target }) => target.join(' ')),
});

/** The criterion that an axe rule with these tags checks: `wcag143` is 1.4.3; null for a best practice. */
export function criterionIn(tags: readonly string[]): string | null {
  const [, principle, guideline, criterion] = /\bwcag(\d)(\d)(\d+)\b/.exec(tags.join(' ')) ?? [];
  return principle ? [principle, guideline, criterion].join('.') : null;
}

/** The criteria covered by the rules, in order. */
export const criteriaOf = (rules: readonly { readonly tags: readonly string[] }[]): string[] =>
  [...new Set(rules.flatMap(({ tags }) => criterionIn(tags) ?? []))].toSorted(byNumber);

/** Compares criteria in WCAG order: 1.4.12 comes after 1.4.3. */
export const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The day since when each rule has had findings on each subject, as 2026-11-23, by `keyOf`. */
export type FirstSeenDays = Readonly<Record<string, string>>;

export const keyOf = (rule: string, subject: string): string => `${rule} ${subject}`;

/** Updates the record after an audit: new findings start today, known ones keep their day, and those no longer found on an audited subject are removed. */
export function updateFirstSeen(recorded: FirstSeenDays, checks: readonly PageCheck[], today: string): FirstSeenDays {
  const seen = new Set(checks.map(({ subject }) => subject));
  const found = new Set(checks.flatMap(({ subject, findings }) => findings.map(({ rule }) => keyOf(rule, subject))));
  const notAudited = Object.entries(recorded).filter(([key]) => !seen.has(key.slice(key.indexOf(' ') + 1)));
  return Object.fromEntries([...notAudited, ...[...found].map((key) => [key, recorded[key] ?? today] as const)]);
}

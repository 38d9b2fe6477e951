import { identityStatus, isResolvedBy, type Finding } from '@/contract/identity';
import type { IdentityContext } from './context';
import type { CompanyForms } from './records';

/** Marks findings of failed reviews as resolved once the user has changed the data they refer to. */
export function resolveFindings(db: IdentityContext['db'], owner: number, isNowResolved: (finding: Finding) => boolean): void {
  for (const { id, findings = [] } of db.applications.find({ where: { owner, identityStatus: identityStatus.failed } }).list)
    if (findings.some((finding) => !finding.isResolved && isNowResolved(finding)))
      db.applications.update(id, {
        findings: findings.map((finding) => (isNowResolved(finding) ? { ...finding, isResolved: true } : finding)),
      });
}

/** The findings about a company resolved by a change of its forms: those at texts, documents and people that differ. */
export function resolvedByChange(before: CompanyForms, patch: Partial<CompanyForms>): (finding: Finding) => boolean {
  const after = { ...before, ...patch };
  const textsOf = ({ basicInfo }: CompanyForms) =>
    new Map<string, string>(Object.entries(basicInfo ?? {}).map(([name, text]) => [name === 'country' ? 'companyCountry' : name, text]));
  const [old, texts] = [textsOf(before), textsOf(after)];
  const changed = [
    ...[...texts].flatMap(([name, text]) => (old.get(name) === text ? [] : [name])),
    ...after.files.filter((file) => !before.files.includes(file)).map(({ kind }) => kind),
  ];
  const isAsBefore = ({ at, person }: Finding) =>
    (at !== 'directors' && at !== 'beneficiaries' && at !== 'traders') ||
    after[at].some((one) => fullName(one) === person && before[at].some((other) => JSON.stringify(other) === JSON.stringify(one)));
  return (finding) => changed.some((name) => isResolvedBy(finding, name)) || !isAsBefore(finding);
}

/** The name by which a finding identifies a person. */
export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

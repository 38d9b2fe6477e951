import { finalFailReasons, type failReasons, type Finding, type FindingTarget } from '@/contract/identity';
import { findingTargets } from '@/contract/identity/findings';
import { fullName } from './resolveFindings';
import type { Application, CompanyForms } from './records';

export type FailReason = (typeof failReasons)[number];

/**
 * The findings of a review at an instant; empty if it passes. The outcome is determined by the submitted data, so that every outcome can
 * be triggered: the surname (or a word of the company's name, or the city) `Reject`, an age under 18, an expired document, a file name
 * containing `blurred` or `forged`, an unsupported country, a company founded in the future.
 */
export function findingsOf(application: Application, forms: CompanyForms | null, at: number): Finding[] {
  const today = dayOf(at);
  if (forms !== null) return companyFindings(application, forms, today);
  const { country, birthDate, name, documentExpiry, city = '', files } = application;
  return [
    ...findingIf(unservedCountries.includes(country), 'country', 'countryNotSupported'),
    ...findingIf(isUnderAge(birthDate, today), 'birthDate', 'underAge'),
    ...findingIf(hasRejectWord(name), 'lastName', 'nameMismatch'),
    ...findingIf(documentExpiry !== '' && documentExpiry < today, 'documentExpiry', 'documentExpired'),
    ...findingIf(hasRejectWord(city), 'city', 'addressNotConfirmed'),
    ...files.flatMap(fileFindings),
  ];
}

/** The overall reason of a review: a final one, otherwise the first one; null if there are no findings. */
export const overallReason = (findings: readonly Finding[]): FailReason | null =>
  (findings.find(({ reason }) => finalFailReasons.includes(reason)) ?? findings[0])?.reason ?? null;

function companyFindings({ country }: Application, forms: CompanyForms, today: string): Finding[] {
  const { basicInfo, directors, beneficiaries, traders, files } = forms;
  return [
    ...findingIf(unservedCountries.includes(country), 'companyCountry', 'countryNotSupported'),
    ...findingIf(basicInfo === null || hasRejectWord(basicInfo.companyName), 'companyName', 'companyNotConfirmed'),
    ...findingIf(basicInfo !== null && basicInfo.incorporationDate > today, 'incorporationDate', 'companyNotConfirmed'),
    ...Object.entries({ directors, beneficiaries, traders }).flatMap(([role, list]) =>
      list.flatMap((one) => {
        const target = findingTargets.find((each) => each === role) ?? 'directors';
        return [
          ...findingIf(isUnderAge(one.birthDate, today), target, 'underAge'),
          ...findingIf(hasRejectWord(one.lastName), target, 'nameMismatch'),
          ...findingIf(unservedCountries.includes(one.nationality), target, 'countryNotSupported'),
        ].map((finding) => ({ ...finding, person: fullName(one) }));
      }),
    ),
    ...files.flatMap(fileFindings),
  ];
}

const findingIf = (isWrong: boolean, at: FindingTarget, reason: FailReason): Finding[] =>
  isWrong ? [{ at, reason, isResolved: false }] : [];

function fileFindings({ kind, name }: { readonly kind: string; readonly name: string }): Finding[] {
  const at = findingTargets.find((target) => target === kind);
  return at === undefined
    ? []
    : [...findingIf(isForged({ name }), at, 'documentForged'), ...findingIf(isBlurred({ name }), at, 'documentUnreadable')];
}

/** The day of an instant in UTC, such as `2026-01-31`. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Whether the eighteenth birthday is still to come; days such as `2026-01-31` compare as texts. */
const isUnderAge = (birthDate: string, today: string): boolean => {
  const year = Number.parseInt(birthDate.slice(0, 4), 10) + adultYears;
  return `${String(year).padStart(4, '0')}${birthDate.slice(4)}` > today;
};

const hasRejectWord = (name: string): boolean => name.toLowerCase().split(/\s+/).includes('reject');
/** Whether a file counts as unreadable, by its name. */
export const isBlurred = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes('blurred');
const isForged = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes('forged');

const adultYears = 18;
/** Countries whose residents and companies the exchange does not verify. */
export const unservedCountries: readonly string[] = ['CU', 'IR', 'KP', 'SY'];

import type { failReasons } from '@/contract/identity';
import type { Application, CompanyForms } from './records';

export type FailReason = (typeof failReasons)[number];

/**
 * What a review comes to at an instant: null where it passes. The outcome is in what was handed in, so that every outcome can be brought about:
 * the surname (or a word of the company's name, or the city) `Reject`, an age under 18, a document past its day, a file whose name says
 * `blurred` or `forged`, a country that is not served, a company founded in the future.
 */
export function verdict(application: Application, forms: CompanyForms | null, at: number): FailReason | null {
  const today = dayOf(at);
  if (unserved.includes(application.country)) return 'countryNotSupported';
  if (forms !== null) return companyVerdict(forms, today);
  if (isUnderAge(application.birthDate, today)) return 'underAge';
  if (isMarked(application.name)) return 'nameMismatch';
  if (application.documentExpiry !== '' && application.documentExpiry < today) return 'documentExpired';
  if (isMarked(application.city ?? '')) return 'addressNotConfirmed';
  if (application.files.some(isForged)) return 'documentForged';
  return application.files.some(isBlurred) ? 'documentUnreadable' : null;
}

function companyVerdict({ basicInfo, directors, beneficiaries, traders, files }: CompanyForms, today: string): FailReason | null {
  if (basicInfo === null || isMarked(basicInfo.companyName) || basicInfo.incorporationDate > today) return 'companyNotConfirmed';
  const people = [...directors, ...beneficiaries, ...traders];
  if (people.some(({ birthDate }) => isUnderAge(birthDate, today))) return 'underAge';
  if (people.some(({ lastName }) => isMarked(lastName))) return 'nameMismatch';
  if (people.some(({ nationality }) => unserved.includes(nationality))) return 'countryNotSupported';
  if (files.some(isForged)) return 'documentForged';
  return files.some(isBlurred) ? 'documentUnreadable' : null;
}

/** `2026-01-31` of an instant, in UTC. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Whether somebody's eighteenth birthday is still to come; days as `2026-01-31` compare as texts. */
const isUnderAge = (birthDate: string, today: string): boolean => {
  const year = Number.parseInt(birthDate.slice(0, 4), 10) + adultYears;
  return `${String(year).padStart(4, '0')}${birthDate.slice(4)}` > today;
};

const isMarked = (name: string): boolean => name.toLowerCase().split(/\s+/).includes('reject');
/** Whether a file cannot be read: its name says so. */
export const isBlurred = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes('blurred');
const isForged = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes('forged');

const adultYears = 18;
/** Countries the exchange does not serve. */
const unserved: readonly string[] = ['CU', 'IR', 'KP', 'SY'];

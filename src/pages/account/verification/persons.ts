import { add, compare, isDecimal, isGreater } from '@/contract/decimal';
import { documentTypes, type Beneficiary, type Director, type Trader } from '@/contract/identity';
import { Beneficiary as BeneficiaryRule, Director as DirectorRule, Trader as TraderRule } from '@/contract/identity/schema/company';

/** Roles of persons in a company. */
export const personRoles = ['directors', 'beneficiaries', 'traders'] as const;
export type PersonRole = (typeof personRoles)[number];
export type Person = Director | Beneficiary | Trader;

const shared = ['firstName', 'lastName', 'birthDate', 'nationality', 'documentType', 'documentNumber'] as const;
/** The text fields of each role. */
export const personFields = {
  directors: [...shared, 'position'],
  beneficiaries: [...shared, 'sharePercent'],
  traders: [...shared, 'email', 'phone'],
} as const;
export type PersonField = (typeof personFields)[PersonRole][number];

/** Form values of a person, possibly incomplete. */
export type PersonForm = Readonly<Record<PersonField, string>> & { readonly isPoliticallyExposed: boolean };
export type PersonProblem = 'missing' | 'invalid' | 'underAge' | 'share' | 'shareTotal';

export const emptyPerson: PersonForm = {
  firstName: '',
  lastName: '',
  birthDate: '',
  nationality: '',
  documentType: 'passport',
  documentNumber: '',
  position: '',
  sharePercent: '',
  email: '',
  phone: '',
  isPoliticallyExposed: false,
};

export const formOf = (person: Person): PersonForm => ({ ...emptyPerson, ...person });

const rules = { ...DirectorRule.shape, ...BeneficiaryRule.shape, ...TraderRule.shape };

/** Validates the form of a person; `others` are the other persons of the role. */
export function personProblems(
  role: PersonRole,
  form: PersonForm,
  others: readonly Person[],
  maxAdultBirthDate: string,
): Readonly<Partial<Record<PersonField, PersonProblem>>> {
  const found = personFields[role].flatMap((name) => {
    const problem = personProblem(name, form[name].trim(), others, maxAdultBirthDate);
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

function personProblem(name: PersonField, value: string, others: readonly Person[], maxAdultBirthDate: string): PersonProblem | null {
  if (value === '') return 'missing';
  if (name === 'sharePercent') return shareProblem(value, others);
  if (!rules[name].safeParse(value).success) return 'invalid';
  return name === 'birthDate' && value > maxAdultBirthDate ? 'underAge' : null;
}

function shareProblem(value: string, others: readonly Person[]): PersonProblem | null {
  if (!isDecimal(value) || compare(value, '0') <= 0 || isGreater(value, '100')) return 'share';
  const shares = others.map((other) => ('sharePercent' in other ? other.sharePercent : '0'));
  return isGreater(add(value, ...shares), '100') ? 'shareTotal' : null;
}

const common = ({ firstName, lastName, birthDate, nationality, documentType, documentNumber }: PersonForm) => ({
  firstName,
  lastName,
  birthDate,
  nationality,
  documentType: documentTypes.find((type) => type === documentType) ?? ('passport' as const),
  documentNumber,
});
export const directorOf = (form: PersonForm): Director => ({ ...common(form), position: form.position });
export const beneficiaryOf = (form: PersonForm): Beneficiary => ({
  ...common(form),
  sharePercent: form.sharePercent.trim(),
  isPoliticallyExposed: form.isPoliticallyExposed,
});
export const traderOf = (form: PersonForm): Trader => ({ ...common(form), email: form.email.trim(), phone: form.phone });

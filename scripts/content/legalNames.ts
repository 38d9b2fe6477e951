import { Faker, en } from '@faker-js/faker';
import { personaIds, personas } from '@fixtures/personas';

/** The names on the documents of a persona and its company. */
export interface LegalName {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
}

/** The legal names of all personas with an account, by persona. */
export function legalNames(): Record<string, LegalName> {
  const faker = new Faker({ locale: en, seed: 19 });
  const { person, helpers } = faker;
  const names: Record<string, LegalName> = {};
  for (const id of personaIds) {
    const { login } = personas[id];
    if (login === null) continue;
    const legalForm = helpers.arrayElement(['Pte Ltd', 'GmbH', 'LLC', 'Ltd']);
    const [firstName = '', ...rest] = login.nickname.split(' ');
    names[id] =
      id === 'company'
        ? // A company account has the name of its company.
          { ...personOf(faker), companyName: `${login.nickname} ${legalForm}` }
        : {
            companyName: `${person.lastName()} ${helpers.arrayElement(trades)} ${legalForm}`,
            firstName,
            lastName: rest.join(' ') || person.lastName(),
          };
  }
  return names;
}

const personOf = ({ person }: Faker) => ({ firstName: person.firstName(), lastName: person.lastName() });

const trades = ['Trading', 'Digital Assets', 'Capital', 'Treasury Services', 'Markets'];

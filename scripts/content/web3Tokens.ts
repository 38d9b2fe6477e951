import { Faker, en } from '@faker-js/faker';

/** The number of tokens, each with a unique symbol and name. */
const tokenCount = 1500;

/** The names of tokens by symbol, as in community token lists: protocols, animals, places and foods. */
export function web3Tokens(): Record<string, string> {
  const faker = new Faker({ locale: en, seed: 17 });
  const tokens = new Map<string, string>();
  const names = new Set<string>();
  while (tokens.size < tokenCount) {
    const name = nameOf(faker);
    const symbol = symbolOf(faker, name);
    if (symbol.length >= 3 && name.length <= 32 && !tokens.has(symbol) && !names.has(name)) {
      tokens.set(symbol, name);
      names.add(name);
    }
  }
  return Object.fromEntries(tokens);
}

function nameOf({ animal, commerce, company, food, helpers, location, science, word }: Faker): string {
  const noun = () => titled(word.noun({ length: { min: 4, max: 9 } }));
  return helpers.arrayElement([
    () => `${noun()} ${helpers.arrayElement(protocols)}`,
    () => `${titled(word.adjective({ length: { min: 4, max: 8 } }))} ${noun()}`,
    () => `${animal.petName()} ${helpers.arrayElement(memes)}`,
    () => `${titled(animal.type())} ${helpers.arrayElement(memes)}`,
    () => `${location.city()} ${helpers.arrayElement(communities)}`,
    () => `${company.buzzNoun().split(/[ -]/).map(titled).join('')} ${helpers.arrayElement(protocols)}`,
    () => `${science.chemicalElement().name} ${helpers.arrayElement(protocols)}`,
    () => `${titled(food.fruit())} ${helpers.arrayElement(memes)}`,
    () => `Wrapped ${commerce.productMaterial()}`,
  ])();
}

/** The first letters of the first two words, or of the first one only, as is common for token symbols. */
function symbolOf({ helpers }: Faker, name: string): string {
  const words = name
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '')
    .split(' ');
  const [first = '', second = ''] = words;
  return helpers.arrayElement([
    first.slice(0, 4),
    first.slice(0, 5),
    `${first.slice(0, 3)}${second.slice(0, 2)}`,
    `${first.slice(0, 4)}${second.slice(0, 3)}`,
  ]);
}

const titled = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const protocols = ['Protocol', 'Finance', 'Network', 'Swap', 'Lend', 'Bridge', 'Vaults', 'Oracle', 'Staking', 'Index'];
const memes = ['Inu', 'Coin', 'Token', 'Club', 'on Base', 'Classic', '2.0'];
const communities = ['DAO', 'Community', 'Fan Token', 'Credits'];

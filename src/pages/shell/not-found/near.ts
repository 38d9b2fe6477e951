import { splitAddress, type Route } from '@/shared/routing';

/** How many screens are proposed, and how alike their address must be to the one that was asked for (0 to 1). */
const most = 3;
const minSimilarity = 0.34;

/** The screens whose address is most like one that leads nowhere, best first; screens with parameters are left out, because they cannot be guessed. */
export function nearScreens(address: string, list: readonly Route[]): readonly Route[] {
  const asked = segments(splitAddress(address).path);
  return list
    .filter(({ path }) => path !== '*' && path !== '/' && !path.includes(':'))
    .map((route) => ({ route, likeness: best(asked, segments(route.path)) }))
    .filter(({ likeness }) => likeness >= minSimilarity)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ route }) => route);
}

/** How alike two texts are by the pairs of letters they share (Dice): 1 for the same, 0 for nothing in common. */
export function likeness(a: string, b: string): number {
  const [first, second] = [pairs(a), pairs(b)];
  const shared = first.filter((pair) => {
    const at = second.indexOf(pair);
    if (at < 0) return false;
    second.splice(at, 1);
    return true;
  }).length;
  const total = first.length + second.length + shared;
  return total === 0 ? 0 : (2 * shared) / total;
}

const best = (asked: readonly string[], own: readonly string[]): number =>
  Math.max(0, likeness(asked.join(''), own.join('')), ...asked.flatMap((a) => own.map((b) => likeness(a, b))));

const segments = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean).slice(0, longest);
/** An address may have any number of segments; more than these say nothing. */
const longest = 8;

const pairs = (text: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(text.length, 64) - 1) }, (_, index) => text.slice(index, index + 2));

import { splitAddress, type Route } from '@/shared/routing';

/** Maximum number of suggested screens, and minimum similarity (0 to 1) of their paths. */
const maxSuggestions = 3;
const minSimilarity = 0.34;

/** The built screens most similar to an unknown URL, best first; screens with path parameters are omitted. */
export function similarScreens(address: string, list: readonly Route[]): readonly Route[] {
  const asked = segments(splitAddress(address).path);
  return list
    .filter(({ path }) => path !== '*' && path !== '/' && !path.includes(':'))
    .map((route) => ({ route, own: segments(route.path) }))
    .map(({ route, own }) => ({ route, likeness: best(asked, own), whole: similarity(asked.join(''), own.join('')) }))
    .filter(({ likeness }) => likeness >= minSimilarity)
    .toSorted((a, b) => b.likeness - a.likeness || b.whole - a.whole)
    .slice(0, maxSuggestions)
    .map(({ route }) => route);
}

/** Similarity of two texts by shared letter pairs (Dice coefficient), from 0 to 1. */
export function similarity(a: string, b: string): number {
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
  Math.max(0, similarity(asked.join(''), own.join('')), ...asked.flatMap((a) => own.map((b) => similarity(a, b))));

const segments = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean).slice(0, maxSegments);
/** Maximum number of path segments that are compared. */
const maxSegments = 8;

const pairs = (text: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(text.length, 64) - 1) }, (_, index) => text.slice(index, index + 2));

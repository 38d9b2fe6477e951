import { parseAddress, type Route } from '@/shared/routing';

/** Maximum number of suggested screens, and minimum similarity (0 to 1) of their paths. */
const maxSuggestions = 3;
const minSimilarity = 0.34;

/** The built screens most similar to an unknown URL, best first; screens with path parameters are omitted. */
export function similarScreens(url: string, list: readonly Route[]): readonly Route[] {
  const urlSegments = segments(parseAddress(url).path);
  return list
    .filter(({ path }) => path !== '*' && path !== '/' && !path.includes(':'))
    .map((route) => ({ route, routeSegments: segments(route.path) }))
    .map(({ route, routeSegments }) => ({
      route,
      segmentSimilarity: bestSimilarity(urlSegments, routeSegments),
      pathSimilarity: similarity(urlSegments.join(''), routeSegments.join('')),
    }))
    .filter(({ segmentSimilarity }) => segmentSimilarity >= minSimilarity)
    .toSorted((a, b) => b.segmentSimilarity - a.segmentSimilarity || b.pathSimilarity - a.pathSimilarity)
    .slice(0, maxSuggestions)
    .map(({ route }) => route);
}

/** Similarity of two texts by shared letter pairs (Dice coefficient), from 0 to 1. */
export function similarity(a: string, b: string): number {
  const [first, second] = [pairs(a), pairs(b)];
  const shared = first.filter((pair) => {
    const index = second.indexOf(pair);
    if (index < 0) return false;
    second.splice(index, 1);
    return true;
  }).length;
  const total = first.length + second.length + shared;
  return total === 0 ? 0 : (2 * shared) / total;
}

const bestSimilarity = (urlSegments: readonly string[], routeSegments: readonly string[]): number =>
  Math.max(
    0,
    similarity(urlSegments.join(''), routeSegments.join('')),
    ...urlSegments.flatMap((a) => routeSegments.map((b) => similarity(a, b))),
  );

const segments = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean).slice(0, maxSegments);
/** Maximum number of path segments that are compared. */
const maxSegments = 8;

const pairs = (text: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(text.length, 64) - 1) }, (_, index) => text.slice(index, index + 2));

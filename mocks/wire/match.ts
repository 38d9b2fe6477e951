/** The result of matching: a served call, a path with other methods, or no match (with the most similar call). */
export type Match<T> =
  | { readonly kind: 'found'; readonly handler: T; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'otherMethod'; readonly methods: readonly string[] }
  | { readonly kind: 'unknown'; readonly nearest: string };

interface MethodAndPath {
  readonly method: string;
  readonly path: string;
}

/** Finds the call for a method and a path; literal segments take precedence over parameters, extra slashes are ignored. */
export function createMatcher<T extends { readonly endpoint: MethodAndPath }>(
  calls: readonly T[],
): (method: string, path: string) => Match<T> {
  const rows = calls.map((served) => ({ served, segments: split(served.endpoint.path) }));
  rows.sort((a, b) => parameterCount(a.segments) - parameterCount(b.segments));
  const byLength = grouped(rows);
  // Most requested paths have no parameters and match literally.
  const literal = new Map(
    rows.flatMap(({ served, segments }) => (parameterCount(segments) === 0 ? [[keyOf(served.endpoint), served] as const] : [])),
  );
  return (method, path) => {
    const known = literal.get(`${method} ${path}`);
    if (known) return { kind: 'found', handler: known, params: noParams };
    const asked = split(path);
    const fitting = (byLength.get(asked.length) ?? []).filter(({ segments }) =>
      segments.every((segment, at) => segment.startsWith(':') || segment === asked[at]),
    );
    const found = fitting.find(({ served }) => served.endpoint.method === method);
    if (found) return { kind: 'found', handler: found.served, params: valuesOf(found.segments, asked) };
    if (fitting.length > 0) return { kind: 'otherMethod', methods: fitting.map(({ served }) => served.endpoint.method) };
    return { kind: 'unknown', nearest: nearest(path, calls) };
  };
}

const noParams: Readonly<Record<string, string>> = Object.freeze({});
const keyOf = ({ method, path }: MethodAndPath): string => `${method} ${path}`;
const split = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const parameterCount = (segments: readonly string[]): number => segments.filter((segment) => segment.startsWith(':')).length;

function grouped<R extends { readonly segments: readonly string[] }>(rows: readonly R[]): Map<number, R[]> {
  const groups = new Map<number, R[]>();
  for (const row of rows) groups.set(row.segments.length, [...(groups.get(row.segments.length) ?? []), row]);
  return groups;
}

function valuesOf(segments: readonly string[], asked: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, at) => (segment.startsWith(':') ? [[segment.slice(1), decodeSegment(asked[at] ?? '')]] : [])),
  );
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The call whose path is most similar to `path` by shared letter pairs (Dice's coefficient). */
function nearest(path: string, calls: readonly { readonly endpoint: MethodAndPath }[]): string {
  const asked = letterPairs(path);
  let best = { score: -1, name: '' };
  for (const { endpoint } of calls) {
    const own = letterPairs(endpoint.path);
    const shared = own.filter((pair) => asked.includes(pair)).length;
    const score = (2 * shared) / (own.length + asked.length || 1);
    if (score > best.score) best = { score, name: `${endpoint.method} ${endpoint.path}` };
  }
  return best.name;
}

const letterPairs = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2).toLowerCase());

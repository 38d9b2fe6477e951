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
  const rows = calls.map((handler) => ({ handler, segments: split(handler.endpoint.path) }));
  rows.sort((a, b) => parameterCount(a.segments) - parameterCount(b.segments));
  const byLength = grouped(rows);
  // Most requested paths have no parameters and match literally.
  const literal = new Map(
    rows.flatMap(({ handler, segments }) => (parameterCount(segments) === 0 ? [[keyOf(handler.endpoint), handler] as const] : [])),
  );
  return (method, path) => {
    const literalMatch = literal.get(`${method} ${path}`);
    if (literalMatch) return { kind: 'found', handler: literalMatch, params: noParams };
    const requested = split(path);
    const fitting = (byLength.get(requested.length) ?? []).filter(({ segments }) =>
      segments.every((segment, index) => segment.startsWith(':') || segment === requested[index]),
    );
    const found = fitting.find(({ handler }) => handler.endpoint.method === method);
    if (found) return { kind: 'found', handler: found.handler, params: valuesOf(found.segments, requested) };
    if (fitting.length > 0) return { kind: 'otherMethod', methods: fitting.map(({ handler }) => handler.endpoint.method) };
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

function valuesOf(segments: readonly string[], requested: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, index) => (segment.startsWith(':') ? [[segment.slice(1), decodeSegment(requested[index] ?? '')]] : [])),
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
  const requested = letterPairs(path);
  let best = { score: -1, name: '' };
  for (const { endpoint } of calls) {
    const candidate = letterPairs(endpoint.path);
    const shared = candidate.filter((pair) => requested.includes(pair)).length;
    const score = (2 * shared) / (candidate.length + requested.length || 1);
    if (score > best.score) best = { score, name: `${endpoint.method} ${endpoint.path}` };
  }
  return best.name;
}

const letterPairs = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2).toLowerCase());

/** The range of instants an exchange supports: the market has no prices before its first trades. */
export const supportedInstants = { first: Date.UTC(2017, 9, 1), last: Date.UTC(2099, 0, 1) } as const;

/** Parses an instant as ISO 8601 with its zone or as milliseconds since 1970, and returns the latter; undefined if invalid or outside `supportedInstants`. */
export function parseInstant(value: string | number): number | undefined {
  const text = String(value);
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = isWhole ? Date.parse(text) : /^\d{1,15}$/.test(text) ? Number.parseInt(text, 10) : Number.NaN;
  return instant >= supportedInstants.first && instant <= supportedInstants.last ? instant : undefined;
}

/** The view box of the chart, stretched to any width. */
export const box = { width: 100, height: 32, inset: 3 } as const;

/** The path of the line through `values` and of the area below it; `last` is the end point of the line. */
export function sparkPaths(values: readonly number[]): { line: string; area: string; last: { x: number; y: number } } {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const plotWidth = box.width - 2 * box.inset;
  const plotHeight = box.height - 2 * box.inset;
  const points = values.map((value, index) => ({
    x: round(box.inset + (plotWidth * index) / Math.max(values.length - 1, 1)),
    y: round(box.inset + (range === 0 ? plotHeight / 2 : plotHeight * (1 - (value - lowest) / range))),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const last = points.at(-1) ?? { x: 0, y: box.height / 2 };
  return { line, area: `${line}L${last.x} ${box.height}L${points[0]?.x ?? 0} ${box.height}Z`, last };
}

const round = (value: number): number => Math.round(value * 100) / 100;

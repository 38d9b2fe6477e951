/** Moves the focus among the stops below `from` that `selector` finds, by `step`, around the ends; tells whether it could. */
export function stepFocus(from: Element, selector: string, step: number): boolean {
  const stops = [...from.querySelectorAll<HTMLElement>(selector)];
  const at = stops.findIndex((stop) => stop === from.ownerDocument.activeElement);
  const next = stops.at((at + step) % Math.max(1, stops.length));
  if (!next || next === stops[at]) return false;
  next.focus();
  return true;
}

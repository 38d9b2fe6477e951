/** Moves the focus by `step` among the elements below `from` that match `selector`, wrapping around; returns whether it moved. */
export function stepFocus(from: Element, selector: string, step: number): boolean {
  const stops = [...from.querySelectorAll<HTMLElement>(selector)];
  const at = stops.findIndex((stop) => stop === from.ownerDocument.activeElement);
  const next = stops.at((at + step) % Math.max(1, stops.length));
  if (!next || next === stops[at]) return false;
  next.focus();
  return true;
}

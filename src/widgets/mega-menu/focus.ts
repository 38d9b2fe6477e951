/** Moves the focus by `step` among the elements below `container` that match `selector`, wrapping around; returns whether it moved. */
export function stepFocus(container: Element, selector: string, step: number): boolean {
  const stops = [...container.querySelectorAll<HTMLElement>(selector)];
  const index = stops.findIndex((stop) => stop === container.ownerDocument.activeElement);
  const next = stops.at((index + step) % Math.max(1, stops.length));
  if (!next || next === stops[index]) return false;
  next.focus();
  return true;
}

/** Height of a mark with the room around it in px. */
const markHeight = 28;

/** Puts each mark at its height, beside those that would lie below it; one without a height is not shown. */
export function placeMarks(marks: readonly { readonly item: HTMLElement; readonly y: number | null }[]): void {
  const placed: { readonly y: number; readonly end: number }[] = [];
  for (const { item, y } of marks) {
    item.hidden = y === null;
    if (y === null) continue;
    const start = placed.reduce((x, other) => (Math.abs(other.y - y) < markHeight ? Math.max(x, other.end) : x), 0);
    item.style.transform = `translate(${start}px, ${y}px)`;
    placed.push({ y, end: start + (item.firstElementChild?.clientWidth ?? 0) + markGap });
  }
}

/** Between marks beside one another in px. */
const markGap = 8;

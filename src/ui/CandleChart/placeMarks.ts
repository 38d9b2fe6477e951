/** A mark of a price: its element, and the height of the price in px, null outside the prices in view. */
export interface Placed {
  readonly item: HTMLElement;
  readonly y: number | null;
  /** A mark that is moved stays at its price, so that it does not jump when it is taken. */
  readonly isMovable: boolean;
}

/** Height of a mark with the room around it in px. */
const markHeight = 28;

/** Between marks beside one another, and before the first, in px. */
const markGap = 8;

/** Puts each mark at its height, beside those that would lie below it, or above or below them where that leaves the width of the plot; one without a height is not shown. */
export function placeMarks(marks: readonly Placed[], room: number): void {
  const boxes: Box[] = [];
  const movableFirst = [...marks.filter(({ isMovable }) => isMovable), ...marks.filter(({ isMovable }) => !isMovable)];
  for (const { item, y, isMovable } of movableFirst) {
    item.hidden = y === null;
    if (y === null) continue;
    const width = (item.firstElementChild?.clientWidth ?? 0) + markGap;
    const startAt = (height: number) => firstFree(boxes, height, width);
    const hasRoom = (height: number) => startAt(height) + width + markGap <= room;
    const at = isMovable || hasRoom(y) ? y : (heightsAround(y).find(hasRoom) ?? y);
    const start = startAt(at);
    item.style.transform = `translate(${start}px, ${at}px)`;
    boxes.push({ y: at, start, end: start + width });
  }
}

interface Box {
  readonly y: number;
  readonly start: number;
  readonly end: number;
}

/** Where a mark of a width begins at a height, in px: as far to the start as those at this height allow. */
function firstFree(boxes: readonly Box[], height: number, width: number): number {
  const near = boxes.filter(({ y }) => Math.abs(y - height) < markHeight);
  const starts = [0, ...near.map(({ end }) => end)].toSorted((a, b) => a - b);
  return starts.find((x) => near.every(({ start, end }) => x >= end || x + width <= start)) ?? 0;
}

/** The heights of the next rows, the nearest first, as far as they are in the picture. */
const heightsAround = (y: number): readonly number[] =>
  [1, -1, 2, -2, 3, -3].map((rows) => y + rows * markHeight).filter((height) => height >= markHeight / 2);

/** A price mark: its element, and the height of the price in px; null if the price is out of view. */
export interface PriceMark {
  readonly item: HTMLElement;
  readonly y: number | null;
  /** A movable mark stays at its price, so that it does not jump when grabbed. */
  readonly isMovable: boolean;
}

/** Height of a mark including the space around it, in px. */
const markHeight = 28;

/** Space between adjacent marks, and before the first, in px. */
const markGap = 8;

/** Places each mark at the height of its price, beside the marks it would overlap, or in a row above or below if it would leave the plot; hides marks without a height. */
export function placeMarks(marks: readonly PriceMark[], plotWidth: number): void {
  const boxes: Box[] = [];
  const movableFirst = [...marks.filter(({ isMovable }) => isMovable), ...marks.filter(({ isMovable }) => !isMovable)];
  for (const { item, y, isMovable } of movableFirst) {
    item.hidden = y === null;
    if (y === null) continue;
    const width = (item.firstElementChild?.clientWidth ?? 0) + markGap;
    const startAt = (height: number) => firstFree(boxes, height, width);
    const hasRoom = (height: number) => startAt(height) + width + markGap <= plotWidth;
    const markY = isMovable || hasRoom(y) ? y : (heightsAround(y).find(hasRoom) ?? y);
    const start = startAt(markY);
    item.style.transform = `translate(${start}px, ${markY}px)`;
    boxes.push({ y: markY, start, end: start + width });
  }
}

interface Box {
  readonly y: number;
  readonly start: number;
  readonly end: number;
}

/** The start of the first free space for a mark of this width at this height, in px. */
function firstFree(boxes: readonly Box[], height: number, width: number): number {
  const near = boxes.filter(({ y }) => Math.abs(y - height) < markHeight);
  const starts = [0, ...near.map(({ end }) => end)].toSorted((a, b) => a - b);
  return starts.find((x) => near.every(({ start, end }) => x >= end || x + width <= start)) ?? 0;
}

/** The heights of the adjacent rows within the picture, nearest first. */
const heightsAround = (y: number): readonly number[] =>
  [1, -1, 2, -2, 3, -3].map((rows) => y + rows * markHeight).filter((height) => height >= markHeight / 2);

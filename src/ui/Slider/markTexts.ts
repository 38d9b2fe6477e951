export interface SliderMark {
  value: number;
  /** Under the rail; a mark without a text is only a dot. */
  text?: string;
}

interface RailScale {
  /** Width of the rail in px; 0 until it is known. */
  readonly width: number;
  /** The font size divided by the default one. */
  readonly scale: number;
  /** Returns the position of a value on the rail, from 0 to 1. */
  readonly shareOf: (value: number) => number;
}

/** Approximate width of a character of a small text; `gap` is the minimum space between two texts; both in px. */
const characterWidth = 8;
const gap = 8;

/** The marks whose texts fit side by side below the rail: the first, the last, and as many between them as do not come too close. */
export function marksWithRoom(marks: readonly SliderMark[], { width, scale, shareOf }: RailScale): readonly SliderMark[] {
  const named = marks.filter(({ text }) => text);
  const [first, last] = [named[0], named.at(-1)];
  if (width === 0 || !first || !last) return named;
  const sizeOf = ({ text = '' }: SliderMark) => text.length * characterWidth * scale;
  /** The texts at the ends keep within the field. */
  const startOf = (mark: SliderMark) =>
    shareOf(mark.value) * width - (mark === first ? 0 : mark === last ? sizeOf(mark) : sizeOf(mark) / 2);
  const kept = [first];
  for (const mark of named.slice(1, -1)) {
    const before = kept.at(-1) ?? first;
    const hasRoom = startOf(before) + sizeOf(before) + gap <= startOf(mark) && startOf(mark) + sizeOf(mark) + gap <= startOf(last);
    if (hasRoom) kept.push(mark);
  }
  return first === last ? kept : [...kept, last];
}

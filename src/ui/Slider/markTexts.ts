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
  const labelled = marks.filter(({ text }) => text);
  const [first, last] = [labelled[0], labelled.at(-1)];
  if (width === 0 || !first || !last) return labelled;
  const sizeOf = ({ text = '' }: SliderMark) => text.length * characterWidth * scale;
  /** The texts at the ends are aligned to the edges, so that they do not extend beyond the rail. */
  const startOf = (mark: SliderMark) =>
    shareOf(mark.value) * width - (mark === first ? 0 : mark === last ? sizeOf(mark) : sizeOf(mark) / 2);
  const shown = [first];
  for (const mark of labelled.slice(1, -1)) {
    const previous = shown.at(-1) ?? first;
    const hasRoom = startOf(previous) + sizeOf(previous) + gap <= startOf(mark) && startOf(mark) + sizeOf(mark) + gap <= startOf(last);
    if (hasRoom) shown.push(mark);
  }
  return first === last ? shown : [...shown, last];
}

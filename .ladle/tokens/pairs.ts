import type { TokenNormalizedSet } from '@terrazzo/parser';
import { contrast } from '@tokens/contrast';
import pairs from '@tokens/contrast.json';

/** A declared pair of colours with its contrast. */
export interface MeasuredPair {
  readonly front: string;
  readonly back: string;
  /** The required contrast. */
  readonly min: number;
  /** Null if a colour that must be opaque is translucent. */
  readonly ratio: number | null;
  readonly holds: boolean;
}

/** The declared pairs that contain a colour, with their contrast among `tokens`; those furthest below or closest to failing come first. */
export function pairsOf(id: string, tokens: TokenNormalizedSet): MeasuredPair[] {
  const names = (side: string) => side.split(' over ').includes(id);
  return pairs
    .flatMap(({ foreground, background, min }) => foreground.flatMap((front) => background.map((back) => ({ front, back, min }))))
    .filter(({ front, back }) => names(front) || names(back))
    .map(({ front, back, min }) => {
      const ratio = measured(front, back, tokens);
      return { front, back, min, ratio, holds: ratio !== null && Math.floor(ratio * 100) / 100 >= min };
    })
    .toSorted((a, b) => (a.ratio ?? 0) / a.min - (b.ratio ?? 0) / b.min);
}

const isOpaque = (side: string, tokens: TokenNormalizedSet): boolean => {
  const token = tokens[side.split(' over ').at(-1) ?? ''];
  return token?.$type === 'color' && token.$value.alpha === 1;
};

const measured = (front: string, back: string, tokens: TokenNormalizedSet): number | null =>
  isOpaque(front, tokens) && isOpaque(back, tokens) ? contrast(front, back, tokens) : null;

/** The seed of a world: any text of 1 to 200 characters. Throws `InvalidSeed` for anything else. */
export function checkSeed(seed: string): string {
  if (seed.length < 1 || seed.length > maxSeedLength) throw new InvalidSeed(seed.length);
  return seed;
}

export class InvalidSeed extends RangeError {
  override readonly name = 'InvalidSeed';
  constructor(length: number) {
    super(`a seed must have 1 to ${maxSeedLength} characters, not ${length}`);
  }
}

/** A hash from 0 to 2³² − 1 that depends only on its arguments (integers and texts) and is identical on every JavaScript engine. */
export function hash(seed: string | number, ...parts: readonly (string | number)[]): number {
  let state = absorb(0x2545f491, seed);
  for (const part of parts) state = absorb(state, part);
  return finish(state ^ (parts.length + 1));
}

/** The number (0 to 2³² − 1) at `index` of the infinite sequence defined by `state`, without computing those before it. */
export const draw = (state: number, index: number): number => finish(state + Math.imul(index + 1, 0x9e3779b9));

/** `draw` as a fraction from 0 (inclusive) to 1 (exclusive). */
export const drawFraction = (state: number, index: number): number => draw(state, index) / uint32Range;

/** `draw` as an approximately normal number with mean 0 and deviation 1, within ±3.46; a sum of four bytes, since logarithms differ between engines. */
export function drawNormal(state: number, index: number): number {
  const bits = draw(state, index);
  return ((bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24) - 510) / 147.80223;
}

export type RandomState = readonly [number, number, number, number];

/** A stateful generator for sequential use; values needed at arbitrary instants use `hash` and `draw`. */
export interface Random {
  /** 0 to 2³² − 1. */
  next(): number;
  /** 0 to `limit` − 1, each equally likely; `limit` from 1 to 2³². */
  below(limit: number): number;
  /** `min` to `max`, both inclusive. */
  between(min: number, max: number): number;
  /** True with a probability of `numerator` in `denominator`. */
  chance(numerator: number, denominator: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** The state from which `createRandom` resumes. */
  state(): RandomState;
}

/** Creates a generator from a seed, or resumes one from a saved state. */
export function createRandom(from: string | RandomState): Random {
  let [a, b, c, d] = typeof from === 'string' ? seeded(checkSeed(from)) : from;

  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  const below = (limit: number) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > uint32Range) throw new RangeError(`cannot choose below ${limit}`);
    const fair = uint32Range - (uint32Range % limit);
    let value = next();
    while (value >= fair) value = next();
    return value % limit;
  };
  return {
    next,
    below,
    between: (min, max) => min + below(max - min + 1),
    chance: (numerator, denominator) => below(denominator) < numerator,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    state: () => [a, b, c, d],
  };
}

const maxSeedLength = 200;
const uint32Range = 4294967296;

const seeded = (seed: string): RandomState => [hash(seed, 0) | 0, hash(seed, 1) | 0, hash(seed, 2) | 0, 1];

function absorb(state: number, part: string | number): number {
  if (typeof part === 'number') {
    const low = mix(state, part);
    return part >= uint32Range || part <= -uint32Range ? mix(low ^ 0x5bd1e995, Math.floor(part / uint32Range)) : low;
  }
  let mixed = mix(state ^ 0x1f83d9ab, part.length);
  for (let index = 0; index < part.length; index += 1) mixed = mix(mixed, part.charCodeAt(index));
  return mixed;
}

function mix(state: number, value: number): number {
  let scrambled = Math.imul(value, 0xcc9e2d51);
  scrambled = Math.imul((scrambled << 15) | (scrambled >>> 17), 0x1b873593);
  const joined = state ^ scrambled;
  return (Math.imul((joined << 13) | (joined >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(state: number): number {
  let value = state ^ (state >>> 16);
  value = Math.imul(value, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

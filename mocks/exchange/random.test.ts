import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSeed, createRandom, draw, drawNormal, hash, InvalidSeed } from './random';

describe('hash', () => {
  it('returns stable numbers', () => {
    const drawn = [hash('demo', 1, 'btc'), hash('demo', 1, 'eth'), hash('', 0), hash(7, 1_764_547_200_000)];
    expect(drawn).toEqual([3715274890, 2616534174, 1458821801, 1141975752]);
  });
  it('depends on every part and on their order', () => {
    fc.assert(
      fc.property(fc.string(), fc.maxSafeInteger(), fc.maxSafeInteger(), (seed, a, b) => {
        fc.pre(a !== b);
        expect(hash(seed, a, b)).not.toBe(hash(seed, b, a));
        expect(hash(seed, a)).not.toBe(hash(seed, a, 0));
      }),
    );
  });
  it('distributes evenly', () => {
    const counts = Array.from({ length: 16 }, () => 0);
    for (let index = 0; index < 16_000; index += 1) counts[hash('spread', index) >>> 28] = (counts[hash('spread', index) >>> 28] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('draw', () => {
  it('bell-shaped draws have mean 0 and deviation 1', () => {
    const drawn = Array.from({ length: 20_000 }, (_, index) => drawNormal(draw(1, 2), index));
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    const variance = drawn.reduce((sum, value) => sum + value * value, 0) / drawn.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.abs(variance - 1)).toBeLessThan(0.03);
  });
});

describe('generator', () => {
  it('resumes from a saved state without a difference', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), fc.nat(50), (seed, drawn) => {
        const random = createRandom(seed);
        for (let index = 0; index < drawn; index += 1) random.next();
        const again = createRandom(random.state());
        expect([again.next(), again.below(10), again.chance(1, 3)]).toEqual([random.next(), random.below(10), random.chance(1, 3)]);
      }),
    );
  });
  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 9 }), fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (seed, min, span) => {
        const value = createRandom(seed).between(min, min + span);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(min + span);
      }),
    );
  });
  it('rejects invalid arguments', () => {
    expect(() => createRandom('')).toThrow(InvalidSeed);
    expect(() => checkSeed('x'.repeat(201))).toThrow(InvalidSeed);
    expect(() => createRandom('a').below(0)).toThrow(RangeError);
    expect(() => createRandom('a').pick([])).toThrow(RangeError);
  });
});

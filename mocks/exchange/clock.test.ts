import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClock, maxLeapMs } from './clock';

const start = 1_764_547_200_000;
const ticking = () => {
  const source = { at: 5_000 };
  return { source, clock: createClock(() => source.at, { at: start }) };
};

describe('simulated clock', () => {
  it('starts at the given instant and follows its source', () => {
    const { source, clock } = ticking();
    expect(clock.now()).toBe(start);
    source.at += 1_500;
    expect(clock.now()).toBe(start + 1_500);
  });
  it('runs faster, without a jump when the speed changes', () => {
    const { source, clock } = ticking();
    source.at += 1_000;
    clock.setSpeed(3600);
    expect(clock.now()).toBe(start + 1_000);
    source.at += 1_000;
    expect(clock.now()).toBe(start + 1_000 + 3_600_000);
  });
  it('does not advance while frozen, but can be stepped', () => {
    const { source, clock } = ticking();
    clock.freeze();
    source.at += 60_000;
    expect(clock.now()).toBe(start);
    clock.step(10);
    expect(clock.now()).toBe(start + 10);
    clock.resume();
    source.at += 5;
    expect(clock.now()).toBe(start + 15);
  });
  it('advances by at most 31 days between two readings', () => {
    const { source, clock } = ticking();
    clock.setSpeed(3600);
    source.at += 8 * 3_600_000;
    expect(clock.now()).toBe(start + maxLeapMs);
    source.at += 1_000;
    expect(clock.now()).toBe(start + maxLeapMs + 3_600_000);
  });
  it('accumulates fractions of a millisecond', () => {
    const { source, clock } = ticking();
    clock.setSpeed(1.5);
    for (let step = 0; step < 1_000; step += 1) {
      source.at += 1;
      clock.now();
    }
    expect(clock.now()).toBe(start + 1_500);
  });
  it('rejects past instants, invalid speeds and invalid instants', () => {
    const { clock } = ticking();
    expect(() => clock.set(start - 1)).toThrow(RangeError);
    expect(() => clock.step(-1)).toThrow(RangeError);
    for (const speed of [0, 0.5, 3601, Number.NaN]) expect(() => clock.setSpeed(speed)).toThrow(RangeError);
    expect(() => createClock(() => 0, { at: Number.NaN })).toThrow(RangeError);
  });
  it('never runs backwards, whatever its source and controls do, and resumes from its saved state', () => {
    const action = fc.oneof(
      fc.record({ kind: fc.constant('source'), by: fc.integer({ min: -5_000, max: 5_000 }) }),
      fc.record({ kind: fc.constantFrom('freeze', 'resume'), by: fc.constant(0) }),
      fc.record({ kind: fc.constant('step'), by: fc.nat(10_000) }),
      fc.record({ kind: fc.constant('speed'), by: fc.integer({ min: 1, max: 3600 }) }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 50 }), (actions) => {
        const { source, clock } = ticking();
        let last = clock.now();
        for (const { kind, by } of actions) {
          if (kind === 'source') source.at += by;
          if (kind === 'freeze') clock.freeze();
          if (kind === 'resume') clock.resume();
          if (kind === 'step') clock.step(by);
          if (kind === 'speed') clock.setSpeed(by);
          expect(clock.now()).toBeGreaterThanOrEqual(last);
          last = clock.now();
        }
        expect(createClock(() => source.at, clock.state()).state()).toEqual(clock.state());
      }),
    );
  });
});

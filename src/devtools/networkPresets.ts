import type { FaultRequest } from '@mocks/control';

/** The available network conditions, in display order. Their texts are `weather_<name>` and `weatherHint_<name>`. */
export const networkPresetNames = ['slowPhone', 'flakyNight', 'train', 'rateLimited', 'partialOutage', 'maintenance'] as const;
export type NetworkPreset = (typeof networkPresetNames)[number];

/** The faults that make up each network condition; they are added and removed together. */
export const networkPresets: Readonly<Record<NetworkPreset, readonly FaultRequest[]>> = {
  slowPhone: [{ at: 'all', when: {}, fault: { kind: 'logNormalLatency', medianMs: 900, p95Ms: 6000 } }],
  flakyNight: [
    { at: 'all', when: { percent: 10 }, fault: { kind: 'offline' } },
    { at: 'all', when: { percent: 8 }, fault: { kind: 'status', status: 502 } },
    { at: 'all', when: {}, fault: { kind: 'uniformLatency', fromMs: 200, toMs: 2500 } },
  ],
  train: [
    { at: 'all', when: { percent: 50 }, fault: { kind: 'offline' } },
    { at: 'all', when: {}, fault: { kind: 'uniformLatency', fromMs: 500, toMs: 4000 } },
  ],
  rateLimited: [{ at: 'all', when: { every: 3 }, fault: { kind: 'status', status: 429, retryAfterSeconds: 10 } }],
  partialOutage: [
    { at: 'capital', when: {}, fault: { kind: 'status', status: 503 } },
    { at: 'user', when: {}, fault: { kind: 'timeout', afterMs: 20_000 } },
  ],
  maintenance: [{ at: 'all', when: {}, fault: { kind: 'status', status: 503, retryAfterSeconds: 900 } }],
};

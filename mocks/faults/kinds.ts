import * as z from 'zod/mini';
import { Fault } from './rule';

/** A kind of fault: a one-sentence description and an example. */
export const FaultKind = z.object({ kind: z.string(), title: z.string(), example: Fault });

const titles: { readonly [Kind in Fault['kind']]: { readonly title: string; readonly example: Extract<Fault, { kind: Kind }> } } = {
  status: { title: 'The server fails with this HTTP status before the call takes effect', example: { kind: 'status', status: 503 } },
  code: { title: 'The exchange refuses with this business code before the call takes effect', example: { kind: 'code', code: 50000 } },
  offline: { title: 'The connection cannot be established', example: { kind: 'offline' } },
  timeout: { title: 'The call takes effect, but no response arrives', example: { kind: 'timeout', afterMs: 120_000 } },
  truncated: { title: 'The call takes effect, but its response is cut off half-way', example: { kind: 'truncated' } },
  nonJson: { title: 'The call takes effect, but returns an HTML page instead of JSON', example: { kind: 'nonJson', status: 200 } },
  wrongShape: { title: 'The data violates the contract: at `field`, or where the seed decides', example: { kind: 'wrongShape' } },
  latency: { title: 'The response is delayed by a fixed duration', example: { kind: 'latency', ms: 2000 } },
  uniformLatency: {
    title: 'The response is delayed by a random duration, uniformly distributed between the two values',
    example: { kind: 'uniformLatency', fromMs: 200, toMs: 3000 },
  },
  logNormalLatency: {
    title: 'The response is delayed by a random duration, usually short and rarely long',
    example: { kind: 'logNormalLatency', medianMs: 200, p95Ms: 1500 },
  },
};

/** Every kind of fault. */
export const faultKinds = Object.entries(titles).map(([kind, row]) => ({ kind, ...row }));

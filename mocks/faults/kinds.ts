import * as z from 'zod/mini';
import { Fault } from './rule';

/** A kind of fault: a one-sentence description and an example request. */
export const FaultKind = z.object({ kind: z.string(), title: z.string(), example: Fault });

const titles: { readonly [Kind in Fault['kind']]: { readonly title: string; readonly example: Extract<Fault, { kind: Kind }> } } = {
  status: { title: 'The server fails with this HTTP status, before the call has any effect', example: { kind: 'status', status: 503 } },
  code: { title: 'The exchange refuses with this business code, before the call has any effect', example: { kind: 'code', code: 50000 } },
  offline: { title: 'The connection cannot be made', example: { kind: 'offline' } },
  timeout: { title: 'The call takes effect, but no answer comes', example: { kind: 'timeout', afterMs: 120_000 } },
  truncated: { title: 'The call takes effect, but its answer breaks off half-way', example: { kind: 'truncated' } },
  nonJson: { title: 'The call takes effect, but a page stands where JSON should be', example: { kind: 'nonJson', status: 200 } },
  wrongShape: { title: 'The data depart from the contract: at `field`, or where the seed says', example: { kind: 'wrongShape' } },
  latency: { title: 'The answer takes so much longer', example: { kind: 'latency', ms: 2000 } },
  uniformLatency: {
    title: 'The answer takes longer, every duration between the two being equally likely',
    example: { kind: 'uniformLatency', fromMs: 200, toMs: 3000 },
  },
  logNormalLatency: {
    title: 'The answer takes longer, mostly a little and seldom very much',
    example: { kind: 'logNormalLatency', medianMs: 200, p95Ms: 1500 },
  },
};

/** Every kind of fault. */
export const faultKinds = Object.entries(titles).map(([kind, row]) => ({ kind, ...row }));

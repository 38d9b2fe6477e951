import * as z from 'zod/mini';

/** What happens to contracts later: a waiting order or plan is looked at, a position or a cross account is watched, funding is due, a contract expires. */
export const PositionEvent = z.object({
  part: z.literal('positions'),
  kind: z.enum(['order', 'condition', 'isolated', 'cross', 'funding', 'settle']),
  /** Of the order, plan, position or account. */
  id: z.string(),
});
export type PositionEvent = z.output<typeof PositionEvent>;

/** How far ahead prices are searched before an event looks again. */
export const horizonMs = 2 * 86_400_000;
/** The same for what stands behind positions: funding makes them look again every eight hours anyway. */
export const watchMs = 12 * 3_600_000;

import * as z from 'zod/mini';
import { fastest, slowest } from '../exchange/clock';

/** By how much every answer is delayed, in ms. */
export const LatencyMs = z.int().check(z.minimum(0), z.maximum(60_000));

/** How many times faster than real time the clock runs. */
export const ClockSpeed = z.number().check(z.minimum(slowest), z.maximum(fastest));

import * as z from 'zod/mini';
import { maxSpeed, minSpeed } from '../exchange/clock';

/** The delay of the exchange's responses, except those of control calls, in ms. */
export const LatencyMs = z.int().check(z.minimum(0), z.maximum(60_000));

/** The speed of the clock as a multiple of real time. */
export const ClockSpeed = z.number().check(z.minimum(minSpeed), z.maximum(maxSpeed));

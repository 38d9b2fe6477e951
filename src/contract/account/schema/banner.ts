import * as z from 'zod/mini';
import { assumed, instant } from '../../endpoint';
import { lenient } from '../../lenient';

/** Kinds of rows in the banner list (assumed: not shown). */
export const bannerKinds = ['banner', 'announcement'] as const;

/** Banner tones, which the design maps to colours; banners have no picture (assumed: not shown). */
export const bannerTones = ['brand', 'rise', 'calm', 'night'] as const;

/** A banner of the home page, or an item of its announcement ticker. */
export const Banner = assumed(
  z.object({
    id: z.int(),
    kind: z.enum(bannerKinds),
    title: z.string(),
    content: lenient(z.string(), ''),
    tone: lenient(z.enum(bannerTones), bannerTones[0]),
    jumpLink: lenient(z.string(), ''),
    supportCode: lenient(z.string(), ''),
    createdTime: lenient(instant(), null),
  }),
  'the fields of the banner list are not shown',
);
export type Banner = z.output<typeof Banner>;

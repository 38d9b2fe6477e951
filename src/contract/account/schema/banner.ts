import * as z from 'zod/mini';
import { assumed, instant } from '../../endpoint';
import { lenient } from '../../lenient';

/** What a row of the banner list is (assumed: not shown). */
export const bannerKinds = ['banner', 'announcement'] as const;

/** Moods of a banner, which the design turns into colours; banners carry no picture (assumed: not shown). */
export const bannerTones = ['brand', 'rise', 'calm', 'night'] as const;

/** A banner or a line of the announcement ticker on the home page. */
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

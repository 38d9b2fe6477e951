import * as z from 'zod/mini';

/** The modules that can be under maintenance (assumed: the list is not shown). */
export const siteModules = ['spot', 'margin', 'contract', 'copy', 'c2c', 'earn', 'live'] as const;
export type SiteModule = (typeof siteModules)[number];

/** A module under maintenance. */
export const Maintenance = z.object({ module: z.enum(siteModules), since: z.int() });

/** The visitors' region as an ISO 3166 code; the default region if there is no such record. */
export const VisitorRegion = z.object({ id: z.literal('visitor'), region: z.string() });

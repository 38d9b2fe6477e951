import * as z from 'zod/mini';

/** The modules that can be under maintenance (assumed: which there are is not shown). */
export const siteModules = ['spot', 'margin', 'contract', 'copy', 'c2c', 'earn', 'live'] as const;
export type SiteModule = (typeof siteModules)[number];

/** A module that is under maintenance. */
export const Maintenance = z.object({ module: z.enum(siteModules), since: z.int() });

/** Where visitors come from, as an ISO 3166 code; the default region where there is no such record. */
export const VisitorRegion = z.object({ id: z.literal('visitor'), region: z.string() });

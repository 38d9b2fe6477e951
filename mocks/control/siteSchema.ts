import * as z from 'zod/mini';
import { siteModules } from '../exchange/site/records';

const Module = z.enum(siteModules);

/** The modules under maintenance, the visitors' region (an ISO 3166 code), and whether the exchange is restricted there. */
export const SiteState = z.object({ underMaintenance: z.array(Module), region: z.string(), isRestricted: z.boolean() });

/** While a module is under maintenance, its calls refuse new operations. */
export const MaintenanceRequest = z.strictObject({ module: Module, isOn: z._default(z.boolean(), true) });

export const RegionRequest = z.strictObject({ region: z.string().check(z.regex(/^[A-Z]{2}$/, 'is not a country code such as SG')) });

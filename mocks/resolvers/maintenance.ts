import { code } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { BusinessError, type ErrorCode } from '../businessError';
import type { SiteModule } from '../exchange/site/records';
import type { World } from '../world';

/** By domain: the module its calls belong to, and the code they return while it is under maintenance. */
const refusals: Readonly<Record<string, readonly [SiteModule, ErrorCode]>> = {
  spot: ['spot', 'marketClosed'],
  margin: ['margin', 'marginUnavailable'],
  swap: ['contract', 'marketClosed'],
  copyTrading: ['copy', 'traderClosed'],
  live: ['live', 'roomClosed'],
};

/** Refuses a changing call while its module is under maintenance, if it declares that code; what is already pending continues and can be cancelled. */
export function refuseInMaintenance({ domain, isChange, codes = [] }: Endpoint, { site }: World): void {
  const [module, refusal] = refusals[domain] ?? [];
  if (module === undefined || refusal === undefined || !isChange) return;
  if (codes.includes(code[refusal]) && site.isUnderMaintenance(module)) throw new BusinessError(refusal);
}

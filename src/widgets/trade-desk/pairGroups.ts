import { contractTypes, type ContractType } from '@/contract/market';
import type { Instrument } from '@/entities/market';

/** Groups that somebody makes: the favourites, and what was viewed last. */
export const pairGroup = { favourites: 'favourites', recent: 'recent' } as const;

/** The groups of contracts: settled in the quote coin, with or without a delivery, or in the base coin. */
const contractGroups = ['perpetual', 'deliveryTab', 'coinMarginedTab'] as const;
type ContractGroup = (typeof contractGroups)[number];

/** The group an instrument stands in where one is chosen: the quote coin of a pair and of a contract of mock trading, the kind of any other contract. */
export function groupOf({ side, contractType: kind, amountUnit, base, quote }: Instrument): string {
  if (kind === null || side === 'mock') return quote;
  const group: ContractGroup = amountUnit !== base ? 'coinMarginedTab' : kind === 'perpetual' ? 'perpetual' : 'deliveryTab';
  return group;
}

/** Whether a group is one of contracts, which has a name in words. */
export const isContractGroup = (group: string): group is ContractGroup => contractGroups.some((known) => known === group);

/** The series of a list of contracts, the nearest delivery first; none where all are of one. */
export function seriesOf(list: readonly Instrument[]): readonly ContractType[] {
  const found = contractTypes.filter((kind) => list.some((each) => each.contractType === kind));
  return found.length > 1 ? found : [];
}

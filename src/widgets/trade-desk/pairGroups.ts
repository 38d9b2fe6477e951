import { contractTypes, type ContractType } from '@/contract/market';
import type { Instrument } from '@/entities/market';

/** The user's groups: favourites and recently viewed instruments. */
export const pairGroup = { favourites: 'favourites', recent: 'recent' } as const;

/** The groups of contracts: settled in the quote coin, perpetual or delivery, or settled in the base coin. */
const contractGroups = ['perpetual', 'deliveryTab', 'coinMarginedTab'] as const;
type ContractGroup = (typeof contractGroups)[number];

/** The group of an instrument: the quote coin for pairs and mock-trading contracts, the kind for all other contracts. */
export function groupOf({ side, contractType: kind, amountUnit, base, quote }: Instrument): string {
  if (kind === null || side === 'mock') return quote;
  const group: ContractGroup = amountUnit !== base ? 'coinMarginedTab' : kind === 'perpetual' ? 'perpetual' : 'deliveryTab';
  return group;
}

/** Whether a group is a contract group, which has a localised name. */
export const isContractGroup = (group: string): group is ContractGroup => contractGroups.some((each) => each === group);

/** The series of a list of contracts: perpetual, then deliveries, nearest first; empty if there is only one. */
export function seriesOf(list: readonly Instrument[]): readonly ContractType[] {
  const found = contractTypes.filter((kind) => list.some((each) => each.contractType === kind));
  return found.length > 1 ? found : [];
}

import type { Instrument } from '@/entities/market';

/** The groups of contracts: settled in the quote coin, with or without a delivery, or in the base coin. */
const contractGroups = ['perpetual', 'deliveryTab', 'coinMarginedTab'] as const;
type ContractGroup = (typeof contractGroups)[number];

/** The group an instrument stands in where one is chosen: the quote coin of a pair and of a contract of mock trading, the kind of any other contract. */
export function groupOf({ side, contractType, amountUnit, base, quote }: Instrument): string {
  if (contractType === null || side === 'mock') return quote;
  const group: ContractGroup = amountUnit !== base ? 'coinMarginedTab' : contractType === 'perpetual' ? 'perpetual' : 'deliveryTab';
  return group;
}

/** Whether a group is one of contracts, which has a name in words. */
export const isContractGroup = (group: string): group is ContractGroup => contractGroups.some((known) => known === group);

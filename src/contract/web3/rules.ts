import { add, multiply, truncate, type Decimal } from '../decimal';
import type { Web3ChainListEntry } from './schema/assets';

/** What one entry is worth in USDT: balance times price. Source: specification, Market account asset. */
export const valueOf = ({ balance, tokenPrice }: Pick<Web3ChainListEntry, 'balance' | 'tokenPrice'>): Decimal =>
  multiply(balance, tokenPrice);

/** What entries are worth together, in USDT, with two decimals. */
export const totalValue = (entries: readonly Pick<Web3ChainListEntry, 'balance' | 'tokenPrice'>[]): Decimal =>
  truncate(add(...entries.map(valueOf)), 2);

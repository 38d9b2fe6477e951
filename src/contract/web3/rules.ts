import { add, multiply, truncate, type Decimal } from '../decimal';
import type { Web3ChainListEntry } from './schema/assets';

/** The value of an entry in USDT: balance times price. Source: specification, Market account asset. */
export const valueOf = ({ balance, tokenPrice }: Pick<Web3ChainListEntry, 'balance' | 'tokenPrice'>): Decimal =>
  multiply(balance, tokenPrice);

/** The total value of entries in USDT, truncated to two decimals. */
export const totalValue = (entries: readonly Pick<Web3ChainListEntry, 'balance' | 'tokenPrice'>[]): Decimal =>
  truncate(add(...entries.map(valueOf)), 2);

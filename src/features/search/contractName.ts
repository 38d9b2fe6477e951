import { deliverySuffix } from '@/contract/swap';

/** How a contract's code is written for people: `btcusdt_260327_d` is `BTCUSDT 260327`. */
export function contractName(code: string): string {
  const lower = code.toLowerCase();
  const bare = lower.endsWith(deliverySuffix) ? lower.slice(0, -deliverySuffix.length) : lower;
  return bare.replaceAll('_', ' ').trim().toUpperCase();
}

/** The coin a contract is on, as far as its code tells: `BTC` of `btcusdt`. */
export const contractCoin = (code: string): string => contractName(code).replace(/(?:USDT|USDC|USD)\b.*$/, '') || contractName(code);

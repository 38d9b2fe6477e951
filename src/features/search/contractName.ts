import { deliverySuffix } from '@/contract/swap';

/** Formats a contract's code for display: `btcusdt_260327_d` becomes `BTCUSDT 260327`. */
export function contractName(code: string): string {
  const lower = code.toLowerCase();
  const bare = lower.endsWith(deliverySuffix) ? lower.slice(0, -deliverySuffix.length) : lower;
  return bare.replaceAll('_', ' ').trim().toUpperCase();
}

/** The base coin of a contract, derived from its code: `BTC` of `btcusdt`. */
export const contractCoin = (code: string): string => contractName(code).replace(/(?:USDT|USDC|USD)\b.*$/, '') || contractName(code);

import { useUnit } from 'effector-react';
import { coinsOf, type Position } from '@/contract/swap';
import { $contractByCode } from '@/entities/market';

/** Lot and price decimals while the contract is not known. */
const unknown = { lot: '1', decimals: 8 } as const;

/** What the fields of a position need of its contract: its lot, the decimals of its prices, and its coins. */
export function usePositionContract({ contractCode }: Pick<Position, 'contractCode'>) {
  const { lot, decimals } = useUnit($contractByCode).get(contractCode) ?? unknown;
  return { lot: lot ?? unknown.lot, decimals, ...coinsOf(contractCode) };
}

import { useUnit } from 'effector-react';
import { coinsOf, type Position } from '@/contract/swap';
import { $contractByCode } from '@/entities/market';

/** Fallback lot and price decimals while the contract is unknown. */
const fallback = { lot: '1', decimals: 8 } as const;

/** The contract data for a position's fields: lot, price decimals, coins, and the contract itself once known. */
export function usePositionContract({ contractCode }: Pick<Position, 'contractCode'>) {
  const contract = useUnit($contractByCode).get(contractCode) ?? null;
  const { lot, decimals } = contract ?? fallback;
  return { contract, lot: lot ?? fallback.lot, decimals, ...coinsOf(contractCode) };
}

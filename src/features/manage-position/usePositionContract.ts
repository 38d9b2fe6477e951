import { useUnit } from 'effector-react';
import { coinsOf, type Position } from '@/contract/swap';
import { $contractByCode } from '@/entities/market';

/** Fallback lot and price decimals while the contract is unknown. */
const unknown = { lot: '1', decimals: 8 } as const;

/** The contract data for a position's fields: lot, price decimals, coins, and the contract itself once known. */
export function usePositionContract({ contractCode }: Pick<Position, 'contractCode'>) {
  const contract = useUnit($contractByCode).get(contractCode) ?? null;
  const { lot, decimals } = contract ?? unknown;
  return { contract, lot: lot ?? unknown.lot, decimals, ...coinsOf(contractCode) };
}

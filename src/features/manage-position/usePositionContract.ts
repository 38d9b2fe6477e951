import { useUnit } from 'effector-react';
import { coinsOf, type Position } from '@/contract/swap';
import { $contractByCode } from '@/entities/market';

/** Lot and price decimals while the contract is not known. */
const unknown = { lot: '1', decimals: 8 } as const;

/** What the fields of a position need of its contract: its lot, the decimals of its prices, its coins, and the contract itself once it is known. */
export function usePositionContract({ contractCode }: Pick<Position, 'contractCode'>) {
  const contract = useUnit($contractByCode).get(contractCode) ?? null;
  const { lot, decimals } = contract ?? unknown;
  return { contract, lot: lot ?? unknown.lot, decimals, ...coinsOf(contractCode) };
}

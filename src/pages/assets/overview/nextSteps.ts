import { smallBalanceThreshold, type Asset } from '@/contract/assets';
import { account } from '@/contract/capital';
import { isGreater, isZero } from '@/contract/decimal';
import type { AccountResult } from '@/widgets/account-assets';

/** Suggested steps, most important first. */
export const nextSteps = ['repay', 'deposit', 'transfer', 'trade'] as const;
export type NextStep = (typeof nextSteps)[number];

/** Derives the suggested steps from the balances: repaying debts, depositing, and using idle funds. */
export function nextStepsOf(accounts: readonly AccountResult[]): readonly NextStep[] {
  const balances = accounts.flatMap(({ assets }) => assets?.list ?? []);
  const idleUsdt = balances.find(({ wallet, coinName }) => wallet === account.spot && coinName === 'USDT')?.available ?? '0';
  const isSuggested: Readonly<Record<NextStep, boolean>> = {
    repay: balances.some(({ borrowed }) => borrowed !== null && !isZero(borrowed)),
    deposit: true,
    transfer: !isGreater(smallBalanceThreshold, idleUsdt) && !balances.some((asset) => asset.wallet === account.perpetual && isHeld(asset)),
    trade: !isGreater(smallBalanceThreshold, idleUsdt),
  };
  return nextSteps.filter((step) => isSuggested[step]);
}

const isHeld = ({ available }: Pick<Asset, 'available'>): boolean => available !== null && !isZero(available);

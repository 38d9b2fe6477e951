import { billKind, type Bill } from '@/contract/spot';
import type { TextKey } from '@/shared/i18n';

/** Names of the kinds of bills. */
export const billNames: Readonly<Record<Bill['kind'], TextKey<'financial'>>> = {
  [billKind.deposit]: 'financial.billDeposit',
  [billKind.withdrawal]: 'financial.billWithdrawal',
  [billKind.withdrawalRefund]: 'financial.billWithdrawalRefund',
  [billKind.transfer]: 'financial.billTransfer',
  [billKind.payment]: 'financial.billPayment',
  [billKind.conversion]: 'financial.billConversion',
  [billKind.trade]: 'financial.billTrade',
  [billKind.fee]: 'financial.billFee',
  [billKind.borrow]: 'financial.billBorrow',
  [billKind.repay]: 'financial.billRepay',
  [billKind.interest]: 'financial.billInterest',
  [billKind.funding]: 'financial.billFunding',
  [billKind.realised]: 'financial.billRealised',
  [billKind.settlement]: 'financial.billSettlement',
  [billKind.liquidation]: 'financial.billLiquidation',
  [billKind.profitShare]: 'financial.billProfitShare',
  [billKind.gift]: 'financial.billGift',
  [billKind.bonus]: 'financial.billBonus',
  [billKind.adjustment]: 'financial.billAdjustment',
};

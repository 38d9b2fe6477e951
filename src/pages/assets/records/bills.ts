import { financialRecord, transferAccounts } from '@/contract/capital';
import { spot, type Bill, type BillOrigin } from '@/contract/spot';
import { accountNames, isAccountType } from '@/entities/accounts';
import { billNames } from '@/widgets/account-assets';
import type { TextKey } from '@/shared/i18n';
import { routes, type HrefBuilder } from '@/shared/routing';
import { recordKind } from '@/widgets/record-page';
import { amount, coin, rowName } from './columns';
import { coinFilter } from './labels';

/** The account statement: all balance changes. */
export const bills = recordKind({
  id: 'bills',
  label: 'financial.bills',
  endpoint: spot.bills,
  rowKey: ({ billId }) => billId,
  rowName,
  columns: [
    { id: 'time', header: 'financial.time', kind: 'time', value: ({ time }) => time, cardSlot: 'meta' },
    { id: 'kind', header: 'financial.kind', kind: 'text', value: ({ kind }, t) => t(billNames[kind]), cardSlot: 'title' },
    {
      id: 'account',
      header: 'financial.account',
      kind: 'text',
      value: (row, t) => (isAccountType(row.account) ? t(accountNames[row.account]) : null),
    },
    { id: 'pair', header: 'financial.pair', kind: 'text', value: ({ tradeName }) => tradeName },
    coin,
    amount,
  ],
  details: [
    {
      id: 'origin',
      header: 'financial.origin',
      kind: 'link',
      value: ({ origin }, t) => (origin?.type ? t(originLabels[origin.type], { id: origin.id }) : null),
      href: ({ origin }, to) => origin && originHref(origin, to),
    },
    { id: 'id', header: 'financial.reference', kind: 'reference', value: ({ billId }) => billId, copyLabel: 'financial.copyReference' },
  ],
  sheet: {
    title: 'financial.bill',
    steps: ({ time }) => [{ id: 'booked', title: 'financial.booked', state: 'done', at: time }],
  },
  filters: [
    {
      id: 'account',
      label: 'financial.account',
      kind: 'choice',
      options: transferAccounts.map((wallet) => ({ value: String(wallet), label: accountNames[wallet] })),
    },
    coinFilter,
    { id: 'kind', label: 'financial.kind', kind: 'choice', options: Object.entries(billNames).map(([value, label]) => ({ value, label })) },
  ],
  empty: { text: 'financial.emptyBills' },
});

/** URL of the financial record that caused a balance change; null for other causes. */
function originHref({ type, id }: NonNullable<Bill['origin']>, to: HrefBuilder): string | null {
  const tab = type && originTabs[type];
  return tab ? to(routes.financialRecords, { query: { type: tab, record: id } }) : null;
}

const originTabs: Readonly<Partial<Record<BillOrigin, '1' | '2' | 'transfers'>>> = {
  deposit: `${financialRecord.deposit}`,
  withdrawal: `${financialRecord.withdrawal}`,
  transfer: 'transfers',
};

const originLabels: Readonly<Record<BillOrigin, TextKey<'financial'>>> = {
  order: 'financial.originOrder',
  fill: 'financial.originFill',
  position: 'financial.originPosition',
  copy: 'financial.originCopy',
  profitShare: 'financial.originProfitShare',
  deposit: 'financial.originDeposit',
  withdrawal: 'financial.originWithdrawal',
  transfer: 'financial.originTransfer',
  conversion: 'financial.originConversion',
  payment: 'financial.originPayment',
  gift: 'financial.originGift',
  task: 'financial.originTask',
  loan: 'financial.originLoan',
  repayment: 'financial.originRepayment',
  liquidation: 'financial.originLiquidation',
  preMarketOrder: 'financial.originPreMarketOrder',
  preMarketDeal: 'financial.originPreMarketDeal',
  product: 'financial.originProduct',
};

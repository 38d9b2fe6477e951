import { account as accounts } from '@/contract/account';
import { assets } from '@/contract/assets';
import { capital, withdrawalVersion } from '@/contract/capital';
import { margin } from '@/contract/margin';
import { pay } from '@/contract/pay';
import { demoCode, personas } from '@fixtures/personas';
import { trigger, type Ask } from './trigger';

const usdt = 52;
const network = 'ETH';
const address = `0x${'5a'.repeat(20)}`;
const entry = { coinId: usdt, network, address, remark: 'Hardware wallet' };
const withdrawal = { bver: withdrawalVersion, coinId: usdt, network, address, amount: '150' } as const;

const securityCodes = async (ask: Ask) => {
  await ask(accounts.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
  return { emailCode: demoCode };
};
const withdraw = (change: object) => async (ask: Ask) => ({ body: { ...withdrawal, ...(await securityCodes(ask)), ...change } });
const loan = { tradeId: 1001, coinId: usdt, amount: '10' };

const paymentTo = (login: { readonly fid: number }) => ({ recipient: String(login.fid), coinId: usdt, amount: '25' });

/** Triggers for the codes of deposits, withdrawals, payments and loans. */
export const fundsTriggers = [
  trigger(
    'depositClosed',
    'Request a deposit address while deposits are paused',
    capital.coinAddress,
    { body: { coinId: usdt, network } },
    { scenario: 'deposits-closed' },
  ),
  trigger('withdrawalClosed', 'Withdraw while withdrawals are paused', capital.withdraw, withdraw({}), { scenario: 'deposits-closed' }),
  trigger('addressInvalid', 'Withdraw to an address of another network', capital.withdraw, withdraw({ address: 'T123' })),
  trigger('addressNotListed', 'Withdraw to an address that is not whitelisted', capital.withdraw, withdraw({}), {
    scenario: 'address-whitelist',
  }),
  trigger('addressListed', 'Add an address to the address book twice', capital.createAddress, async (ask) => {
    await ask(capital.createAddress, { body: entry });
    return { body: entry };
  }),
  trigger('tooManyAddresses', 'Create deposit addresses until the limit is reached', capital.createDepositAddress, async (ask) => {
    for (let count = 0; count < 100; count += 1) {
      const isFull = await ask(capital.createDepositAddress, { body: { network } }).then(
        () => false,
        () => true,
      );
      if (isFull) break;
    }
    return { body: { network } };
  }),
  trigger('amountBelowMinimum', 'Withdraw ten cents', capital.withdraw, withdraw({ amount: '0.1' })),
  trigger('withdrawalLimit', 'Withdraw when the daily limit is used up', capital.withdraw, withdraw({}), {
    scenario: 'withdrawal-limit',
  }),
  trigger('withdrawalLocked', 'Withdraw after a login from a new device', capital.withdraw, withdraw({}), { scenario: 'new-device' }),
  trigger(
    'withdrawalUnderWay',
    'Cancel a withdrawal that is already on the chain',
    capital.cancelWithdrawal,
    async (ask) => ({
      body: { id: (await ask(capital.withdrawalRecords, { query: {} })).list[0]?.id ?? '' },
    }),
    { scenario: 'withdrawal-on-chain' },
  ),
  trigger('noSmallBalance', 'Convert a balance that is not small', assets.convertDust, { body: { coinIds: [1], targetCoinId: usdt } }),
  trigger('recipientSelf', 'Pay yourself', pay.send, { body: paymentTo(personas.trader.login) }),
  trigger('recipientUnavailable', 'Pay a user whose account is frozen', pay.send, { body: paymentTo(personas.frozenAccount.login) }),
  trigger(
    'paymentLimit',
    'Pay more than the rest of the daily limit',
    pay.send,
    { body: { ...paymentTo(personas.trader.login), amount: '60' } },
    { scenario: 'payment-limit', as: 'kycStandard' },
  ),
  trigger('paymentRequestEnded', 'Cancel a payment request twice', pay.cancelRequest, async (ask) => {
    const { id } = await ask(pay.requestPayment, { body: { payer: String(personas.vip.login.fid), coinId: usdt, amount: '35' } });
    await ask(pay.cancelRequest, { body: { id } });
    return { body: { id } };
  }),
  trigger('marginUnavailable', 'Borrow for a pair without margin trading', margin.isolatedBorrow, { body: { ...loan, tradeId: 1 } }),
  trigger('borrowLimit', 'Borrow more than the assets allow', margin.isolatedBorrow, { body: { ...loan, amount: '1000000' } }),
  trigger('nothingBorrowed', 'Repay without a debt', margin.isolatedRepay, { body: loan }),
];

import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { CancelWithdrawalRequest, WithdrawalRequest, WithdrawCheck, WithdrawInfo, WithdrawInfoQuery } from '../schema/withdrawals';
import { Withdrawal, WithdrawalFilter, WithdrawalList } from '../schema/records';

export const withdrawCheck = endpoint('capital.withdrawCheck', {
  method: 'GET',
  path: '/hk-web/capital/withdrawCheck',
  access: 'user',
  data: WithdrawCheck,
  assumed: pathOnly,
});

export const withdrawInfo = endpoint('capital.withdrawInfo', {
  method: 'GET',
  path: '/hk-web/v2/capital/coin_withdraw_info',
  access: 'user',
  query: WithdrawInfoQuery,
  data: WithdrawInfo,
  assumed: pathOnly,
});

export const withdraw = endpoint('capital.withdraw', {
  method: 'POST',
  path: '/hk-web/capital/withdraw',
  access: 'user',
  movesMoney: 'withdrawals',
  body: WithdrawalRequest,
  data: Withdrawal,
  codes: [
    code.accountFrozen,
    code.needKyc,
    code.withdrawalLocked,
    code.withdrawalClosed,
    code.addressInvalid,
    code.addressNotListed,
    code.amountBelowMinimum,
    code.withdrawalLimit,
    code.insufficientBalance,
    code.accountUnknown,
    code.recipientUnavailable,
    code.factorMissing,
    code.codeWrong,
    code.codeExpired,
    code.wrongPassword,
    code.proofLocked,
  ],
  onError: 'manual',
  signed: true,
  assumed:
    'only the path and the version marker are shown; signed and with its own handling of codes, as proposed for all ten such calls; a withdrawal to another user uses the same call',
});

export const cancelWithdrawal = endpoint('capital.cancelWithdrawal', {
  method: 'POST',
  path: '/hk-web/withdraw/cancel',
  access: 'user',
  movesMoney: 'withdrawals',
  body: CancelWithdrawalRequest,
  data: Withdrawal,
  codes: [code.notFound, code.withdrawalUnderWay],
  assumed: pathOnly,
});

export const withdrawalRecords = endpoint('capital.withdrawalRecords', {
  method: 'GET',
  path: '/hk-web/finance/withdraw/log/list',
  access: 'user',
  query: WithdrawalFilter,
  data: WithdrawalList,
  assumed: pathOnly,
});

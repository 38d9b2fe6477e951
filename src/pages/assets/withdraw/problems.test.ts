import { expect, test } from 'vitest';
import { capital, type CoinNetwork } from '@/contract/capital';
import { code } from '@/contract/codes';
import { problemsOf, refusalOf, typedAddressProblem, type WithdrawalInput } from './problems';

const eth: CoinNetwork = {
  coinId: 52,
  coinName: 'USDT',
  network: 'ETH',
  name: 'Ethereum (ERC20)',
  isUniversal: true,
  needsMemo: false,
  confirmations: 12,
  minutes: 3,
  isDepositOpen: true,
  isWithdrawOpen: true,
  suspension: null,
  contractAddress: '',
  explorerUrl: '',
  minDeposit: '1',
  minWithdraw: '10',
  withdrawFee: '2',
  precision: 6,
};
const tron: CoinNetwork = { ...eth, network: 'TRON', name: 'TRON (TRC20)' };
const memoed: CoinNetwork = { ...eth, needsMemo: true };
const validAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const input: WithdrawalInput = {
  method: 'onChain',
  destination: { network: 'ETH', address: validAddress, memo: '' },
  isMemoWaived: false,
  network: eth,
  recognised: [eth],
  amount: '100',
  available: '500',
  max: '400',
  isWhitelistOn: false,
};
const keysOf = (form: Partial<WithdrawalInput>) =>
  Object.fromEntries(Object.entries(problemsOf({ ...input, ...form })).map(([field, problem]) => [field, problem.key]));
const to = (address: string) => ({ destination: { network: 'ETH', address, memo: '' } });

test.each<[string, Partial<WithdrawalInput>, object]>([
  ['nothing is wrong', {}, {}],
  ['no amount', { amount: '' }, { amount: 'withdraw.amountMissing' }],
  ['more than the balance', { amount: '500.000001' }, { amount: 'withdraw.amountAvailable' }],
  ['more than the remaining daily limit', { amount: '400.000001' }, { amount: 'withdraw.amountLimit' }],
  ['the whole remaining daily limit', { amount: '400' }, {}],
  ['less than the minimum of the network', { amount: '9.999999' }, { amount: 'withdraw.amountMinimum' }],
  ['no address', to(''), { address: 'withdraw.addressMissing' }],
  ['neither address nor network', { ...to(''), network: null }, { address: 'withdraw.addressMissing', network: 'withdraw.networkMissing' }],
  ['an address on several networks', { network: null }, { network: 'withdraw.networkMissing' }],
  [
    'an address not valid on any network of the coin',
    { network: null, recognised: [] },
    { address: 'withdraw.addressUnknown', network: 'withdraw.networkMissing' },
  ],
  ['a mistyped address', to(validAddress.replace(/d$/, 'D')), { address: 'withdraw.addressChecksum' }],
  ['an address of another network', { network: tron }, { address: 'withdraw.addressOther' }],
  ['a text that is not an address', { ...to('Tomas'), recognised: [] }, { address: 'withdraw.addressFormat' }],
  ['a suspended network', { network: { ...eth, isWithdrawOpen: false } }, { network: 'withdraw.networkClosed' }],
  ['no memo although required', { network: memoed }, { memo: 'withdraw.memoMissing' }],
  ['no memo, waived by the user', { network: memoed, isMemoWaived: true }, {}],
  ['a required memo', { network: memoed, destination: { network: 'ETH', address: validAddress, memo: '7' } }, {}],
  ['a user, although the network requires a memo', { ...to('8800104'), method: 'internal', network: memoed }, {}],
  ['no receiver', { ...to(''), method: 'internal', network: null }, { receiver: 'withdraw.receiverMissing' }],
  ['an invalid receiver', { ...to('Vera'), method: 'internal' }, { receiver: 'recipient.invalid' }],
  ['a user with a small amount', { ...to('8800104'), method: 'internal', network: null, amount: '0.000001' }, {}],
  ['a user by phone', { ...to('+6591234567'), method: 'internal' }, {}],
  [
    'a user, while the whitelist is on',
    { ...to('vera@demo.example'), method: 'internal', isWhitelistOn: true },
    { receiver: 'withdraw.internalWhitelist' },
  ],
])('%s', (_, form, expected) => {
  expect(keysOf(form)).toEqual(expected);
});

test('while typing, only a wrong checksum or an address of another network is reported', () => {
  const typedProblemKey = (form: Partial<WithdrawalInput>) => typedAddressProblem({ ...input, ...form })?.key ?? null;
  expect(typedProblemKey({ ...to('0x5aAe'), recognised: [] })).toBeNull();
  expect(typedProblemKey(to(validAddress.replace(/d$/, 'D')))).toBe('withdraw.addressChecksum');
  expect(typedProblemKey({ network: tron })).toBe('withdraw.addressOther');
  expect(typedProblemKey({ network: null })).toBeNull();
});

test('every declared refusal is shown at a field or above the form, except those about verification', () => {
  const proofRows = [code.factorMissing, code.codeWrong, code.codeExpired, code.wrongPassword, code.proofLocked];
  const proof: readonly number[] = proofRows.map((row) => row.code);
  const declared = (capital.withdraw.codes ?? []).map((row) => row.code);
  expect(declared.filter((number) => refusalOf(number, 'onChain') === null).toSorted()).toEqual(proof.toSorted());
  const internal = declared.flatMap((number) => refusalOf(number, 'internal')?.field ?? []);
  expect(new Set(internal)).toEqual(new Set(['form', 'receiver', 'amount']));
});

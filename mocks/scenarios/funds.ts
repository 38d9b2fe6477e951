import { account, internalNetwork, maxRemarkLength, withdrawalState, type WithdrawalState } from '@/contract/capital';
import { personas } from '@fixtures/personas';
import { refusedAddresses, nonPayableContracts } from '@fixtures/networks';
import { addressAt, networkOf } from '../exchange/funds/chains';
import type { FundsEvent } from '../exchange/funds/events';
import type { StoredWithdrawal } from '../exchange/funds/records';
import { coinByName } from '../exchange/markets';
import { userOf } from '../exchange/security/seed';
import { dayLimitOf } from '../exchange/users/verification';
import type { World } from '../world';
import type { Scenario } from './scenario';

const { trader, vip } = personas;
const { fid } = trader.login;
const minuteMs = 60_000;
const address = '/assetManagement/financial';
const formAddress = '/assetManagement/extract';
const depositOf = (coin: string) => `/assetManagement/topup?name=${coinByName(coin).coinId}` as const;

const announceDeposit = (world: World, coin: string, amount: string, at = world.now, network?: string) =>
  world.funds.announceDeposit({ owner: fid, coinId: coinByName(coin).coinId, amount, ...(network === undefined ? {} : { network }), at });

const withdraw = (world: World, overrides: { amount?: string; to?: string; remark?: string; at?: number } = {}): StoredWithdrawal =>
  world.funds.submit({
    user: userOf(world, trader),
    coinId: coinByName('USDT').coinId,
    network: 'ETH',
    address: overrides.to ?? addressAt(world.seed, networkOf('ETH'), fid, 1000),
    memo: '',
    amount: overrides.amount ?? '750',
    remark: overrides.remark ?? '',
    at: overrides.at ?? world.now,
  });

/** The events that bring a withdrawal into a state, with their minutes after the request. */
const eventsUntil: Readonly<Record<WithdrawalState, readonly (readonly [kind: FundsEvent['kind'], minute: number])[]>> = {
  [withdrawalState.review]: [],
  [withdrawalState.processing]: [['reviewed', 2]],
  [withdrawalState.onChain]: [
    ['reviewed', 2],
    ['sent', 3],
  ],
  [withdrawalState.done]: [
    ['reviewed', 2],
    ['sent', 3],
    ['arrived', 6],
  ],
  [withdrawalState.rejected]: [['reviewed', 2]],
  [withdrawalState.cancelled]: [],
  [withdrawalState.failed]: [
    ['reviewed', 2],
    ['sent', 3],
    ['arrived', 6],
  ],
};

/** The destination address that makes a withdrawal end in this state. */
const addressEndingIn: ReadonlyMap<WithdrawalState, string | undefined> = new Map([
  [withdrawalState.rejected, refusedAddresses[0]],
  [withdrawalState.failed, nonPayableContracts[0]],
]);

/** A scenario with a recent withdrawal that is now in this state. */
const withdrawalScenario = (state: WithdrawalState, title: string, instructions: string) =>
  ({
    title,
    instructions,
    persona: 'trader',
    address: `${address}?type=2`,
    arrange: (world) => {
      const to = addressEndingIn.get(state);
      const requestedAt = world.now - (eventsUntil[state].at(-1)?.[1] ?? 0) * minuteMs;
      const { id } = withdraw(world, { at: requestedAt, ...(to === undefined ? {} : { to }) });
      for (const [kind, minute] of eventsUntil[state]) world.funds.run({ part: 'funds', kind, id }, requestedAt + minute * minuteMs);
      if (state === withdrawalState.cancelled) world.funds.cancel(fid, id, world.now);
    },
  }) satisfies Scenario;

export const fundsScenarios = {
  'deposit-confirming': {
    title: 'A deposit of half a bitcoin has one of its two confirmations',
    instructions: 'The latest deposits count the confirmations; it is credited within ten minutes, and a message has announced it.',
    persona: 'trader',
    address: depositOf('BTC'),
    arrange: (world) => void announceDeposit(world, 'BTC', '0.5', world.now - 11 * minuteMs),
  },
  'deposit-arrived': {
    title: 'A deposit of 2,000 USDT arrives in a few seconds',
    instructions: 'Wait twelve seconds or advance the clock: the bell counts one more message, and the balance on home is higher.',
    persona: 'trader',
    address: '/',
    arrange: (world) => void announceDeposit(world, 'USDT', '2000', world.now - 45_000, 'TRON'),
  },
  'deposit-to-contract': {
    title: 'USDT deposits are credited to the contract account, and one of 500 USDT arrives in a few seconds',
    instructions: 'The address shows the account that is credited; twelve seconds later the deposit is there, with a bill and a message.',
    persona: 'trader',
    address: `${depositOf('USDT')}&network=TRON` as const,
    arrange: (world) => {
      world.funds.targets.choose(fid, coinByName('USDT').coinId, account.perpetual);
      announceDeposit(world, 'USDT', '500', world.now - 45_000, 'TRON');
    },
  },
  'deposit-below-minimum': {
    title: 'A ten-cent deposit is below the minimum and waits for further deposits',
    instructions: 'The latest deposits show it as below the minimum; no message says that it was credited.',
    persona: 'trader',
    address: `${depositOf('USDT')}&network=TRON` as const,
    arrange: (world) => void announceDeposit(world, 'USDT', '0.1', world.now - minuteMs, 'TRON'),
  },
  'deposit-memo': {
    title: 'An XRP deposit, which needs a memo, has one of its three confirmations',
    instructions: 'Address and memo can both be copied, with a warning; the deposit is credited in eight seconds.',
    persona: 'trader',
    address: depositOf('XRP'),
    arrange: (world) => void announceDeposit(world, 'XRP', '250', world.now - 4_000),
  },
  'deposit-unverified': {
    title: 'An unverified user wants to deposit',
    instructions: 'In place of an address, the page asks for identity verification first.',
    persona: 'newUser',
    address: depositOf('BTC'),
    arrange: () => {},
  },
  'deposits-closed': {
    title: 'USDT deposits and withdrawals are paused on every network',
    instructions: 'Every USDT network is shown as suspended with the reason; a withdrawal is refused too.',
    persona: 'trader',
    isForAll: true,
    address: depositOf('USDT'),
    arrange: (world) => world.funds.setOpen('USDT', { isDepositOpen: false, isWithdrawOpen: false }),
  },
  'withdrawal-review': withdrawalScenario(
    withdrawalState.review,
    'A withdrawal of 750 USDT is under review',
    'The amount is frozen, and the withdrawal can be cancelled for two minutes.',
  ),
  'withdrawal-processing': withdrawalScenario(
    withdrawalState.processing,
    'A withdrawal has passed its review and is being prepared',
    'It can no longer be cancelled; within a minute it is on the chain.',
  ),
  'withdrawal-on-chain': withdrawalScenario(
    withdrawalState.onChain,
    'A withdrawal is on the chain and waits for confirmations',
    'The amount has left the balance, and the record shows the transaction hash.',
  ),
  'withdrawal-done': withdrawalScenario(
    withdrawalState.done,
    'A withdrawal has arrived at its address',
    'The newest message says so; the record is complete.',
  ),
  'withdrawal-rejected': withdrawalScenario(
    withdrawalState.rejected,
    'A withdrawal to an address that nobody owns was rejected in review',
    'The newest message says so; the amount is available again.',
  ),
  'withdrawal-cancelled': withdrawalScenario(
    withdrawalState.cancelled,
    'A withdrawal was cancelled while it was under review',
    'The record stays; the amount is available again.',
  ),
  'withdrawal-failed': withdrawalScenario(
    withdrawalState.failed,
    'The network has rejected a withdrawal to a contract that accepts no coins',
    'Amount and fee are back in the spot account, with a bill and a message; the record gives the reason.',
  ),
  'withdrawal-limit': {
    title: 'The daily withdrawal limit is used up',
    instructions: 'The remaining limit is zero; another withdrawal is refused with the reason until midnight UTC.',
    persona: 'trader',
    address: formAddress,
    arrange: (world) => {
      // A deposit of the limit first, so that the balance covers the withdrawal.
      const limit = dayLimitOf(userOf(world, trader));
      announceDeposit(world, 'USDT', limit, world.now - 40 * minuteMs, 'TRON');
      world.advanceTo(world.now);
      withdraw(world, { amount: limit });
    },
  },
  'withdrawals-on-hold': {
    title: 'Withdrawals are suspended for 24 hours because the password was changed six hours ago',
    instructions: 'The page says until when and submits nothing before then; everything else can be viewed.',
    persona: 'trader',
    address: formAddress,
    arrange: (world) => world.security.credentials.lock(fid, world.now - 360 * minuteMs),
  },
  'internal-received': {
    title: 'Another user has just sent 250 USDT internally',
    instructions: 'The deposit records and a message show it at once; send some back by e-mail, phone or UID, free of charge.',
    persona: 'trader',
    address: formAddress,
    arrange: (world) => {
      const { coinId } = coinByName('USDT');
      const sent = { user: userOf(world, vip), coinId, network: internalNetwork, address: trader.login.name, memo: '', remark: '' };
      world.funds.submit({ ...sent, amount: '250', at: world.now });
    },
  },
  'address-whitelist': {
    title: 'Withdrawals are limited to whitelisted addresses, and one of the two is too new',
    instructions: 'Withdraw to an unlisted address or to the one just added: both are refused; the old one is accepted.',
    persona: 'trader',
    address: formAddress,
    arrange: (world) => {
      const entry = { owner: fid, coinId: coinByName('USDT').coinId, network: 'ETH', memo: '', isWhitelisted: true };
      const userAddress = (index: number) => addressAt(world.seed, networkOf('ETH'), fid, 1000 + index);
      world.funds.addressBook.add({ ...entry, address: userAddress(0), remark: 'Hardware wallet' }, world.now);
      world.funds.addressBook.setWhitelistOn(fid, true, world.now);
      world.funds.addressBook.add({ ...entry, address: userAddress(1), remark: 'Added a moment ago' }, world.now);
    },
  },
  'funds-empty': {
    title: 'There has never been a deposit, a withdrawal or an address',
    instructions: 'Every list of deposits, withdrawals and addresses shows its empty state.',
    persona: 'newUser',
    address,
    arrange: () => {},
  },
  'deposits-many': {
    title: 'Ten thousand deposits, one every four minutes',
    instructions: 'The deposit records load page by page; filters by coin and date stay fast.',
    persona: 'trader',
    address,
    arrange: (world) => {
      const { coinId } = coinByName('USDT');
      for (let count = 10_000; count > 0; count -= 1)
        world.funds.bookPastDeposit({ owner: fid, coinId, network: 'TRON', amount: '1', at: world.now - count * 4 * minuteMs });
    },
  },
  'remarks-long': {
    title: 'Remarks of addresses and withdrawals have the maximum length, without a single space',
    instructions:
      'Address book, deposit addresses and withdrawal records: nothing overflows, and truncated texts can still be read in full.',
    persona: 'trader',
    address: '/',
    arrange: (world) => {
      const remark = 'Sparkonto–für–die–Reise–nach–Ulaanbaatar–'.repeat(9).slice(0, maxRemarkLength);
      const entry = { owner: fid, coinId: coinByName('USDT').coinId, network: 'ETH', memo: '', isWhitelisted: false };
      world.funds.addressBook.add({ ...entry, address: addressAt(world.seed, networkOf('ETH'), fid, 1000), remark }, world.now);
      world.funds.depositAddresses.create(fid, 'ETH', remark, world.now);
      withdraw(world, { remark });
    },
  },
} as const satisfies Record<string, Scenario>;

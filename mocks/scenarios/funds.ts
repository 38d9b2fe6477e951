import { account, internalNetwork, remarkLength, withdrawalState, type WithdrawalState } from '@/contract/capital';
import { personas } from '@fixtures/personas';
import { refusedAddresses, refusingContracts } from '@fixtures/networks';
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
const form = '/assetManagement/extract';
const depositOf = (coin: string) => `/assetManagement/topup?name=${coinByName(coin).coinId}` as const;

const announce = (world: World, coin: string, amount: string, at = world.now, network?: string) =>
  world.funds.announceDeposit({ owner: fid, coinId: coinByName(coin).coinId, amount, ...(network === undefined ? {} : { network }), at });

const withdraw = (world: World, more: { amount?: string; to?: string; remark?: string; at?: number } = {}): StoredWithdrawal =>
  world.funds.submit({
    user: userOf(world, trader),
    coinId: coinByName('USDT').coinId,
    network: 'ETH',
    address: more.to ?? addressAt(world.seed, networkOf('ETH'), fid, 1000),
    memo: '',
    amount: more.amount ?? '750',
    remark: more.remark ?? '',
    at: more.at ?? world.now,
  });

/** The events that bring a withdrawal into a state, with their minutes after the request. */
const lives: Readonly<Record<WithdrawalState, readonly (readonly [kind: FundsEvent['kind'], minute: number])[]>> = {
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
const ends: ReadonlyMap<WithdrawalState, string | undefined> = new Map([
  [withdrawalState.rejected, refusedAddresses[0]],
  [withdrawalState.failed, refusingContracts[0]],
]);

/** A scenario with a recent withdrawal that is now in this state. */
const withdrawal = (state: WithdrawalState, title: string, look: string) =>
  ({
    title,
    look,
    persona: 'trader',
    address: `${address}?type=2`,
    arrange: (world) => {
      const to = ends.get(state);
      const asked = world.now - (lives[state].at(-1)?.[1] ?? 0) * minuteMs;
      const { id } = withdraw(world, { at: asked, ...(to === undefined ? {} : { to }) });
      for (const [kind, minute] of lives[state]) world.funds.run({ part: 'funds', kind, id }, asked + minute * minuteMs);
      if (state === withdrawalState.cancelled) world.funds.cancel(fid, id, world.now);
    },
  }) satisfies Scenario;

export const fundsScenarios = {
  'deposit-confirming': {
    title: 'A deposit of half a bitcoin has one of its two confirmations',
    look: 'The latest deposits count its confirmations; it is booked within ten minutes, and a message has said that it was seen.',
    persona: 'trader',
    address: depositOf('BTC'),
    arrange: (world) => void announce(world, 'BTC', '0.5', world.now - 11 * minuteMs),
  },
  'deposit-arrived': {
    title: 'A deposit of 2,000 USDT arrives a few seconds from now',
    look: 'Wait twelve seconds or step the clock: the bell counts another message and the balance on home is higher.',
    persona: 'trader',
    address: '/',
    arrange: (world) => void announce(world, 'USDT', '2000', world.now - 45_000, 'TRON'),
  },
  'deposit-to-contract': {
    title: 'Deposits of USDT are credited to the contract account, and one of 500 USDT arrives a few seconds from now',
    look: 'The address says where deposits are credited; twelve seconds later the contract account has them, with a bill and a message.',
    persona: 'trader',
    address: `${depositOf('USDT')}&network=TRON` as const,
    arrange: (world) => {
      world.funds.targets.choose(fid, coinByName('USDT').coinId, account.perpetual);
      announce(world, 'USDT', '500', world.now - 45_000, 'TRON');
    },
  },
  'deposit-below-minimum': {
    title: 'A deposit of ten cents is below the minimum and waits for more',
    look: 'The latest deposits keep it as below the minimum; no message says that it was booked.',
    persona: 'trader',
    address: `${depositOf('USDT')}&network=TRON` as const,
    arrange: (world) => void announce(world, 'USDT', '0.1', world.now - minuteMs, 'TRON'),
  },
  'deposit-memo': {
    title: 'A deposit of XRP, whose users are told apart by a memo, has one of its three confirmations',
    look: 'Address and memo are both to be copied, with a warning; the deposit is booked eight seconds from now.',
    persona: 'trader',
    address: depositOf('XRP'),
    arrange: (world) => void announce(world, 'XRP', '250', world.now - 4_000),
  },
  'deposit-unverified': {
    title: 'Somebody without a verified identity wants to deposit',
    look: 'Instead of an address it says that the identity is to be verified first.',
    persona: 'newUser',
    address: depositOf('BTC'),
    arrange: () => {},
  },
  'deposits-closed': {
    title: 'Deposits and withdrawals of Tether are paused on every network',
    look: 'Every network of USDT is suspended with the reason; a withdrawal is refused too.',
    persona: 'trader',
    isForAll: true,
    address: depositOf('USDT'),
    arrange: (world) => world.funds.setOpen('USDT', { isDepositOpen: false, isWithdrawOpen: false }),
  },
  'withdrawal-review': withdrawal(
    withdrawalState.review,
    'A withdrawal of 750 USDT is under review',
    'The money is frozen, and the withdrawal can be cancelled for two minutes.',
  ),
  'withdrawal-processing': withdrawal(
    withdrawalState.processing,
    'A withdrawal has passed its review and is prepared',
    'It cannot be cancelled any more; within a minute it is on the chain.',
  ),
  'withdrawal-on-chain': withdrawal(
    withdrawalState.onChain,
    'A withdrawal is on the chain and gathers confirmations',
    'The money is gone from the balance, the record shows the number of the transaction.',
  ),
  'withdrawal-done': withdrawal(
    withdrawalState.done,
    'A withdrawal has arrived at its address',
    'The newest message says so; the record is complete.',
  ),
  'withdrawal-rejected': withdrawal(
    withdrawalState.rejected,
    'A review has rejected a withdrawal to an address that nobody owns',
    'The newest message says so; the money is available again.',
  ),
  'withdrawal-cancelled': withdrawal(
    withdrawalState.cancelled,
    'A withdrawal was cancelled while it was under review',
    'The record stays, the money is available again.',
  ),
  'withdrawal-failed': withdrawal(
    withdrawalState.failed,
    'The network has refused a withdrawal to a contract that takes no coins',
    'Amount and fee are back in the spot account, with a bill and a message; the record says why.',
  ),
  'withdrawal-limit': {
    title: "The day's withdrawal limit is used up",
    look: 'The limit shows nothing left; another withdrawal is refused with the reason until midnight UTC.',
    persona: 'trader',
    address: form,
    arrange: (world) => {
      // A deposit of the limit first, so that the balance covers the withdrawal.
      const limit = dayLimitOf(userOf(world, trader));
      announce(world, 'USDT', limit, world.now - 40 * minuteMs, 'TRON');
      world.advanceTo(world.now);
      withdraw(world, { amount: limit });
    },
  },
  'withdrawals-on-hold': {
    title: 'Withdrawals are on hold for 24 hours since the password was changed six hours ago',
    look: 'The page says until when, and submits nothing before; everything else can be looked at.',
    persona: 'trader',
    address: form,
    arrange: (world) => world.security.guards.lock(fid, world.now - 360 * minuteMs),
  },
  'internal-received': {
    title: 'Another user has just sent 250 USDT from account to account',
    look: 'The deposit records and a message show it at once; send some back by e-mail, phone or UID, without a fee.',
    persona: 'trader',
    address: form,
    arrange: (world) => {
      const { coinId } = coinByName('USDT');
      const sent = { user: userOf(world, vip), coinId, network: internalNetwork, address: trader.login.name, memo: '', remark: '' };
      world.funds.submit({ ...sent, amount: '250', at: world.now });
    },
  },
  'address-whitelist': {
    title: 'Money may leave for addresses of the whitelist only, and one of the two is too new',
    look: 'Withdraw to another address, or to the one added a moment ago: both are refused; the old one is not.',
    persona: 'trader',
    address: form,
    arrange: (world) => {
      const entry = { owner: fid, coinId: coinByName('USDT').coinId, network: 'ETH', memo: '', isWhitelisted: true };
      const own = (place: number) => addressAt(world.seed, networkOf('ETH'), fid, 1000 + place);
      world.funds.book.add({ ...entry, address: own(0), remark: 'Hardware wallet' }, world.now);
      world.funds.book.switch(fid, true, world.now);
      world.funds.book.add({ ...entry, address: own(1), remark: 'Added a moment ago' }, world.now);
    },
  },
  'funds-empty': {
    title: 'There has never been a deposit, a withdrawal or an address',
    look: 'Every list of deposits, withdrawals and addresses is empty and says so.',
    persona: 'newUser',
    address,
    arrange: () => {},
  },
  'deposits-many': {
    title: 'Ten thousand deposits have come in, one every four minutes',
    look: 'The deposit records load page by page; filters by coin and date stay quick.',
    persona: 'trader',
    address,
    arrange: (world) => {
      const { coinId } = coinByName('USDT');
      for (let count = 10_000; count > 0; count -= 1)
        world.funds.enterDeposit({ owner: fid, coinId, network: 'TRON', amount: '1', at: world.now - count * 4 * minuteMs });
    },
  },
  'remarks-long': {
    title: 'Remarks of addresses and withdrawals are as long as they may be, without a single space',
    look: 'Address book, deposit addresses and withdrawal records: nothing overflows, nothing is cut without a way to read it.',
    persona: 'trader',
    address: '/',
    arrange: (world) => {
      const remark = 'Sparkonto–für–die–Reise–nach–Ulaanbaatar–'.repeat(9).slice(0, remarkLength);
      const entry = { owner: fid, coinId: coinByName('USDT').coinId, network: 'ETH', memo: '', isWhitelisted: false };
      world.funds.book.add({ ...entry, address: addressAt(world.seed, networkOf('ETH'), fid, 1000), remark }, world.now);
      world.funds.places.create(fid, 'ETH', remark, world.now);
      withdraw(world, { remark });
    },
  },
} as const satisfies Record<string, Scenario>;

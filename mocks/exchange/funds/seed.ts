import type { Decimal } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { refusedAddresses } from '@fixtures/networks';
import { addressAt, networkOf } from './chains';
import { coinByName } from '../markets';
import type { SecurityContext } from '../security/context';
import type { FundsContext } from './context';
import type { SeedAction, SeededWorld } from '../module';
import type { Security } from '../security/security';
import type { Funds } from './funds';
import { codesOf, userOf } from '../security/seed';

type FundsWorld = SeededWorld<FundsContext, { readonly security: Security; readonly funds: Funds } & Pick<SecurityContext, 'inbox'>>;

type SeedUser = { readonly login: { readonly fid: number } };

const [dayMs, minuteMs] = [86_400_000, 60_000];
const { whale, trader, frozenAccount } = personas;

/** An address of a user outside the exchange, by its number. */
const externalAddress = (world: FundsWorld, network: string, { login }: SeedUser, index: number) =>
  addressAt(world.seed, networkOf(network), login.fid, 1000 + index);

const deposit = (user: SeedUser, beforeMs: number, coin: string, amount: Decimal, network?: string): SeedAction<FundsWorld> => ({
  beforeMs,
  act: (world) =>
    void world.funds.announceDeposit({
      owner: user.login.fid,
      coinId: coinByName(coin).coinId,
      amount,
      ...(network === undefined ? {} : { network }),
      at: world.now,
    }),
});

interface WithdrawalDraft {
  readonly coin: string;
  readonly amount: Decimal;
  readonly network: string;
  readonly address?: string;
  readonly remark?: string;
}

const send = (world: FundsWorld, user: SeedUser, { coin, amount, network, address, remark = '' }: WithdrawalDraft) =>
  world.funds.submit({
    user: userOf(world, user),
    coinId: coinByName(coin).coinId,
    network,
    address: address ?? externalAddress(world, network, user, 0),
    memo: '',
    amount,
    remark,
    at: world.now,
  });

const withdrawal = (user: SeedUser, beforeMs: number, draft: WithdrawalDraft): SeedAction<FundsWorld> => ({
  beforeMs,
  act: (world) => void send(world, user, draft),
});

const cancelledWithdrawal = (user: SeedUser, beforeMs: number, draft: WithdrawalDraft): SeedAction<FundsWorld> => ({
  beforeMs,
  act: (world) => {
    const { id, owner } = send(world, user, draft);
    world.funds.cancel(owner, id, world.now);
  },
});

function fillAddressBook(world: FundsWorld): void {
  const user = userOf(world, whale);
  for (const [index, [coin, network, remark]] of whaleBook.entries()) {
    const address = externalAddress(world, network, whale, index);
    const entry = { owner: user.fid, coinId: coinByName(coin).coinId, network, address, memo: '', remark, isWhitelisted: true };
    world.funds.addressBook.add(entry, world.now);
  }
  world.security.credentials.prove(user.fid, codesOf(world, user), world.now);
  world.funds.addressBook.setWhitelistOn(user.fid, true, world.now);
}

const whaleBook = [
  ['BTC', 'BTC', 'Cold storage'],
  ['USDT', 'ETH', 'Custodian'],
  ['ETH', 'ETH', 'Custodian'],
] as const;

function freeze(world: FundsWorld): void {
  const { fid } = frozenAccount.login;
  world.db.users.update(fid, { isFrozen: true });
  world.inbox.write({ owner: fid, notice: 'accountFrozen', at: world.now, data: {} });
}

/** Past deposits and withdrawals: balanced for the trader, in several states for the whale, and up to its freezing for the frozen account. */
export const fundsActions: readonly SeedAction<FundsWorld>[] = [
  deposit(trader, 21 * dayMs, 'USDT', '2500', 'TRON'),
  withdrawal(trader, 15 * dayMs, { coin: 'USDT', amount: '2500', network: 'TRON', remark: 'Rent' }),
  deposit(trader, 12 * dayMs, 'BTC', '0.05'),
  cancelledWithdrawal(trader, 9 * dayMs, { coin: 'BTC', amount: '0.04', network: 'BTC' }),
  withdrawal(trader, 6 * dayMs, { coin: 'BTC', amount: '0.05', network: 'BTC', remark: 'Hardware wallet' }),

  deposit(whale, 27 * dayMs, 'USDT', '5000000', 'ETH'),
  withdrawal(whale, 26 * dayMs, { coin: 'USDT', amount: '250', network: 'ETH', ...refused() }),
  { beforeMs: 25 * dayMs, act: fillAddressBook },
  deposit(whale, 18 * dayMs, 'BTC', '120'),
  withdrawal(whale, 10 * dayMs, { coin: 'BTC', amount: '40', network: 'BTC', remark: 'To cold storage' }),
  cancelledWithdrawal(whale, 5 * dayMs, { coin: 'BTC', amount: '12.5', network: 'BTC' }),
  deposit(whale, 10 * minuteMs, 'BTC', '25'),
  withdrawal(whale, 5 * minuteMs, { coin: 'BTC', amount: '8', network: 'BTC', remark: 'To cold storage' }),

  deposit(frozenAccount, 20 * dayMs, 'USDT', '1200', 'TRON'),
  withdrawal(frozenAccount, 8 * dayMs, { coin: 'USDT', amount: '300', network: 'TRON' }),
  { beforeMs: 2 * dayMs, act: freeze },
];

function refused(): { readonly address?: string } {
  const [address] = refusedAddresses;
  return address === undefined ? {} : { address };
}

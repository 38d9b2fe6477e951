import { account, depositState } from '@/contract/capital';
import { add, compare, type Decimal } from '@/contract/decimal';
import type { Floor } from '../floor';
import { coinById } from '../markets';
import { entryKind, house, movement } from '../posting';
import { confirmationMs, networkOf, txHashAt, wayOf, waysOf } from './chains';
import type { Places } from './places';
import type { StoredDeposit } from './records';

/** Coins that somebody sends to a user from outside. */
export interface Announcement {
  readonly owner: number;
  readonly coinId: number;
  readonly amount: Decimal;
  /** The coin's first network where left out. */
  readonly network?: string;
  /** One of the user's addresses; the chosen one where left out. */
  readonly address?: string;
  readonly memo?: string;
  readonly txHash?: string;
  readonly at: number;
}

export interface Deposits {
  /** A transaction to a user's address is seen: it is told, gathers confirmations and is booked. Throws a RangeError for a coin or network that has no deposits. */
  announce(announcement: Announcement): StoredDeposit;
  /** Books a deposit whose confirmations are complete; below the minimum it waits until what waits together is enough. */
  confirm(id: string, at: number): void;
  /** How many confirmations a deposit has. */
  confirmations(deposit: StoredDeposit, at: number): number;
}

/** Coins that come in. */
export function createDeposits({ db, ledger, inbox, seed, nextId, schedule }: Floor, places: Places): Deposits {
  const credit = ({ id, owner, coinId, coinName, network, amount }: StoredDeposit, at: number) => {
    const wallet = account.spot;
    ledger.post({
      at,
      kind: entryKind.deposit,
      reference: `deposit ${id}`,
      lines: movement(
        coinId,
        amount,
        { account: { owner: house.external, wallet }, bucket: 'available' },
        { account: { owner, wallet }, bucket: 'available' },
      ),
    });
    db.deposits.update(id, { state: depositState.credited, creditedTime: at });
    const { jumpLink } = records;
    inbox.write({
      owner,
      notice: 'depositArrived',
      at,
      values: { amount, coin: coinName, network },
      data: { baseCurrency: coinName },
      jumpLink,
    });
  };

  return {
    announce: ({ owner, coinId, amount, network: asked, address, memo, txHash, at }) => {
      const coin = coinById.get(coinId);
      const way = asked === undefined ? waysOf(coinId)[0] : wayOf(coinId, asked);
      if (!coin || !way) throw new RangeError(`coin ${coinId} cannot be deposited${asked === undefined ? '' : ` on ${asked}`}`);
      const network = networkOf(way.network);
      const place = address === undefined ? places.chosen(owner, network.id, at) : { address, memo: memo ?? '' };
      const id = String(nextId());
      const deposit = db.deposits.insert({
        id,
        owner,
        coinId,
        coinName: coin.shortName,
        network: network.id,
        amount,
        address: place.address,
        memo: place.memo,
        txHash: txHash ?? txHashAt(seed, `deposit ${id}`),
        requiredConfirmations: network.confirmations,
        state: depositState.confirming,
        createdTime: at,
        creditedTime: null,
      });
      inbox.write({
        owner,
        notice: 'depositProcessing',
        at,
        values: { amount, coin: coin.shortName, network: network.name, confirmations: String(network.confirmations) },
        data: { baseCurrency: coin.shortName },
        ...records,
      });
      schedule(at + confirmationMs(network), { part: 'funds', kind: 'confirmed', id });
      return deposit;
    },
    confirm: (id, at) => {
      const deposit = db.deposits.get(id);
      if (deposit?.state !== depositState.confirming) return;
      const { owner, coinId, network, amount } = deposit;
      const waiting = db.deposits.find({ where: { owner, state: depositState.belowMinimum, coinId, network } }).list;
      const together = add(amount, ...waiting.map((other) => other.amount));
      if (compare(together, wayOf(coinId, network)?.minDeposit ?? '0') < 0) {
        db.deposits.update(id, { state: depositState.belowMinimum });
        return;
      }
      for (const each of [...waiting, deposit]) credit(each, at);
    },
    confirmations: ({ network, state, createdTime, requiredConfirmations }, at) => {
      if (state !== depositState.confirming) return requiredConfirmations;
      return Math.min(requiredConfirmations, Math.floor((at - createdTime) / (networkOf(network).blockSeconds * 1000)));
    },
  };
}

/** Where a message about a deposit leads. */
const records = { jumpLink: '/assetManagement/financial?type=1' } as const;

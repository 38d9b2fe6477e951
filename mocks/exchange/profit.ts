import type { ProfitDay } from '@/contract/assets';
import { account } from '@/contract/capital';
import { add, negate, subtract, truncate, type Decimal } from '@/contract/decimal';
import { profitAt, roundPnl, tradeMode } from '@/contract/swap';
import type { MarginContext } from './margin/context';
import { dayStarts } from './market/levels';
import { usdtValueOf, type CoinAmount } from './markets';
import { entryKind, type Entry } from './posting';
import { netAssetsOf, type AssetSources } from './userAssets';

interface ProfitSources extends AssetSources {
  readonly market: MarginContext['market'];
}

/** Decimals of a USDT value. */
const cents = 2;

/** Inflows and outflows, which are neither gains nor losses. */
const flows: ReadonlySet<string> = new Set([
  entryKind.deposit,
  entryKind.withdrawal,
  entryKind.withdrawalRefund,
  entryKind.payment,
  entryKind.gift,
  entryKind.adjustment,
]);

/**
 * A user's profit on each of the last days, which begin at midnight UTC, today last: the value of all accounts at the end of a day, minus its value at the
 * beginning and minus inflows. For past days, currently open positions are valued at the mark prices of that time; closed positions count
 * on the day of their closing.
 */
export function profitOf(sources: ProfitSources, owner: number, days: number): ProfitDay[] {
  const { ledger, market, now } = sources;
  const starts = dayStarts(now, days);
  const entries = ledger.history(owner);
  const values = [...starts, now].map((at) => (at === now ? valueNow(sources, owner) : valueAt(sources, owner, entries, at)));
  return starts.map((time, index) => {
    const end = starts[index + 1] ?? now;
    const inflowEntries = entries.filter(({ at, kind }) => at > time && at <= end && flows.has(kind));
    const inflow = add(...inflowEntries.map((entry) => usdtValueOf(market, entry.at, ownLines(entry, owner))));
    const [before = '0', after = '0'] = [values[index], values[index + 1]];
    return {
      time,
      totalUsdt: truncate(after, cents),
      inflowUsdt: truncate(inflow, cents),
      profitUsdt: truncate(subtract(subtract(after, before), inflow), cents),
    };
  });
}

const valueNow = (sources: ProfitSources, owner: number): Decimal => usdtValueOf(sources.market, sources.now, netAssetsOf(sources, owner));

function valueAt(sources: ProfitSources, owner: number, entries: readonly Entry[], at: number): Decimal {
  const ledgerLines = entries.flatMap((entry) => (entry.at <= at ? ownLines(entry, owner) : []));
  return usdtValueOf(sources.market, at, [...ledgerLines, ...debtsAt(sources, owner, at), ...unrealisedAt(sources, owner, at)]);
}

/** The margin loans outstanding at an instant, excluding interest. */
function debtsAt({ db }: ProfitSources, owner: number, at: number): CoinAmount[] {
  return [account.crossMargin, account.isolatedMargin].flatMap((wallet) => [
    ...db.marginBorrows
      .find({ where: { owner, wallet }, matching: ({ createdTime }) => createdTime <= at })
      .list.map(({ coinId, amount }) => ({ coinId, amount: negate(amount) })),
    ...db.marginRepays
      .find({ where: { owner, wallet }, matching: ({ createdTime }) => createdTime <= at })
      .list.map(({ coinId, principal }) => ({ coinId, amount: principal })),
  ]);
}

/** The unrealised profit that the currently open positions had at an instant. */
const unrealisedAt = ({ positions, market }: ProfitSources, owner: number, at: number): CoinAmount[] =>
  positions
    .open(owner, tradeMode.real, 'portal')
    .filter(({ openedTime }) => openedTime <= at)
    .map((position) => ({ coinId: position.coinId, amount: roundPnl(profitAt(position, market.mark(position.contractCode, at))) }));

const ownLines = ({ lines }: Entry, owner: number): CoinAmount[] => lines.filter((line) => line.account.owner === owner);

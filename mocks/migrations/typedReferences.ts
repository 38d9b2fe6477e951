import * as z from 'zod/mini';
import type { Migration } from './migration';

const Line = z.tuple([z.int()], z.unknown());
const Entry = z.union([z.literal(0), z.tuple([z.int(), z.string(), z.string(), z.array(Line)])]);
const Ledger = z.looseObject({
  holdings: z.array(z.looseObject({ account: z.looseObject({ owner: z.union([z.int(), z.string()]), tradeId: z.optional(z.int()) }) })),
  entries: z.array(Entry),
});
type Entry = z.output<typeof Entry>;

/**
 * To version 8: a ledger entry refers to its record by type, id and contract instead of a text, and the part of a wallet that an account
 * represents has a type, since it is not always a trading pair.
 */
export const typedReferences: Migration = (saved) => {
  const { ledger, mockLedger, ...world } = saved.world;
  return { ...saved, world: { ...world, ledger: typed(ledger), mockLedger: typed(mockLedger) } };
};

function typed(saved: unknown): unknown {
  const { holdings, entries, ...rest } = z.parse(Ledger, saved);
  return { ...rest, holdings: holdings.map(withSub), entries: entries.map((entry) => withReference(entry, holdings)) };
}

type Holding = z.output<typeof Ledger>['holdings'][number];

const withSub = ({ account: { tradeId, ...account }, ...holding }: Holding) => ({
  ...holding,
  account: tradeId === undefined ? account : { ...account, sub: { type: 'pair', id: String(tradeId) } },
});

function withReference(entry: Entry, holdings: readonly Holding[]): unknown {
  if (entry === 0) return entry;
  const [at, kind, text, lines] = entry;
  const owners = lines.map(([index]) => holdings[index]?.account.owner);
  return [at, kind, referenceOf(text, at) ?? ['user', String(owners.find((owner) => typeof owner === 'number') ?? '')], lines];
}

/** The record that a text refers to, as type, id and contract if any; null if it names no record. */
function referenceOf(text: string, at: number): readonly string[] | null {
  for (const [pattern, type] of patterns) {
    const { id, contractCode } = pattern.exec(text)?.groups ?? {};
    if (id !== undefined) return contractCode === undefined ? [type, id] : [type, id, contractCode];
  }
  return text === 'carried forward' ? ['period', String(at)] : null;
}

const named = (words: string, type: string): readonly [RegExp, string] => [new RegExp(`^${words} (?<id>\\S+)$`), type];
const ofContract = (words: string, type: string): readonly [RegExp, string] => [
  new RegExp(`^(?<contractCode>\\S+) ${words} (?<id>\\S+)$`),
  type,
];

/** The first match counts: `premarket order 7` also matches an order of a contract. */
const patterns = [
  named('premarket order', 'preMarketOrder'),
  named('premarket deal', 'preMarketDeal'),
  named('orders to', 'order'),
  named('order', 'order'),
  named('borrow', 'loan'),
  named('repay', 'repayment'),
  ...['fill', 'deposit', 'withdrawal', 'transfer', 'conversion', 'payment', 'gift', 'task', 'liquidation'].map((word) => named(word, word)),
  ofContract('order', 'order'),
  ofContract('copy', 'copy'),
  ofContract('profit share', 'profitShare'),
  ofContract('(?:funding|settlement|liquidation|margin) of', 'position'),
];

import type { MarketId } from '../market/market';
import type { MarketIntervention } from '../market/records';
import { isNamedScope, isWithin, wholeMarket } from '../market/scope';
import { pairById, pairByName } from '../markets';
import type { InterventionsContext } from './context';
import type { InterventionEvent } from './events';

type Wish<Kind> = Kind extends unknown ? Omit<Kind, 'id' | 'from' | 'endedAt'> : never;

/** What whoever controls the simulation does to its markets, from now on; what has happened stays as it was. */
export interface Interventions {
  /** Whether a scope names a market: `all`, a sector, a coin, a pair such as `BTC_USDT` or a contract's code. */
  knows(of: string): boolean;
  begin(wish: Wish<MarketIntervention>): MarketIntervention;
  /** Ends the halts of a scope, all of them for `all`, and says which. */
  resume(of: string): readonly MarketIntervention[];
  /** Ends an intervention: its factor is 1 again from now on. Undefined where there is none of this id; one that has been ended stays as it is. */
  undo(id: number): MarketIntervention | undefined;
  /** All that were ever begun, the oldest first. */
  list(): readonly MarketIntervention[];
  run(event: InterventionEvent): void;
}

/** Opens the interventions of a world. They are kept in the records, which the markets' overlay follows. */
export function createInterventions({ db, market, eventBus, schedule, now }: InterventionsContext): Interventions {
  /** Whether prices of a market are concerned: its own, or those of the pair that a contract stands for. */
  const concerns =
    (of: string) =>
    (id: MarketId): boolean => {
      if (typeof id === 'number') {
        const pair = pairById.get(id);
        return pair !== undefined && isWithin(of, { id, ...pair });
      }
      const { base, quote } = market.contract(id, now());
      return isWithin(of, { id, base, quote }) || concerns(of)(pairByName(`${base}_USDT`).tradeId);
    };
  const tell = (of: string) => eventBus.emit('marketChanged', { concerns: concerns(of), at: now() });
  const end = ({ id }: MarketIntervention) => db.marketInterventions.update(id, { endedAt: now() });
  const list = () => db.marketInterventions.all();

  return {
    knows: (of) => isNamedScope(of) || market.has(of),
    list,
    begin: (wish) => {
      const begun = db.marketInterventions.insert({ ...wish, id: list().length + 1, from: now(), endedAt: null });
      tell(begun.of);
      // Those who look at prices from time to time, instead of searching ahead, look when they have moved.
      if (begun.kind === 'move') schedule(now() + begun.overMs, { part: 'interventions', kind: 'changed', of: begun.of });
      return begun;
    },
    resume: (of) => {
      const ended = list()
        .filter((each) => each.kind === 'halt' && each.endedAt === null && (of === wholeMarket || each.of === of))
        .map(end);
      for (const each of ended) tell(each.of);
      return ended;
    },
    undo: (id) => {
      const known = db.marketInterventions.get(id);
      if (!known || known.endedAt !== null) return known;
      const ended = end(known);
      tell(ended.of);
      return ended;
    },
    run: ({ of }) => tell(of),
  };
}

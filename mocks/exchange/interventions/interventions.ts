import type { MarketId } from '../market/market';
import { fadeMs } from '../market/prints';
import type { MarketIntervention } from '../market/records';
import { isNamedScope, isWithin, type Traded, wholeMarket } from '../market/scope';
import { pairByName, pairOf } from '../markets';
import type { InterventionsContext } from './context';
import type { InterventionEvent } from './events';

type InterventionRequest<Kind> = Kind extends unknown ? Omit<Kind, 'id' | 'from' | 'endedAt'> : never;

/** What whoever controls the simulation does to its markets, from now on; what has happened stays as it was. */
export interface Interventions {
  /** Whether a scope names a market: `all`, a sector, a coin, a pair such as `BTC_USDT` or a contract's code. */
  knows(of: string): boolean;
  begin(request: InterventionRequest<MarketIntervention>): MarketIntervention;
  /** Ends the halts of a scope, all of them for `all`, and says which. */
  resume(of: string): readonly MarketIntervention[];
  /** Ends an intervention: its factor is 1 again from now on. Undefined where there is none of this id; one that has been ended stays as it is. */
  undo(id: number): MarketIntervention | undefined;
  /** All that were ever begun, the oldest first. */
  list(): readonly MarketIntervention[];
  run(event: InterventionEvent): void;
}

/** Opens the interventions of a world. They are kept in the records, which the markets' overlay follows. */
export function createInterventions({ db, market, book, eventBus, schedule, now }: InterventionsContext): Interventions {
  /** Holds for a market that is concerned, and for a contract whose underlying pair is. */
  const orUnderlying = (isConcerned: (market: Traded) => boolean) => (id: MarketId) => {
    if (typeof id === 'number') return isConcerned(tradedPair(id));
    const { base, quote } = market.contract(id, now());
    return isConcerned({ id, base, quote }) || isConcerned(tradedPair(pairByName(`${base}_USDT`).tradeId));
  };
  const notify = (of: string) => {
    const concerns = orUnderlying((each) => isWithin(of, each));
    eventBus.emit('marketChanged', { concerns, at: now(), until: Infinity });
  };
  // Not at once: whoever trades is in the midst of it. However many trades there are at one instant, one event is enough.
  book.onPrint(({ market: id, impulse }) => {
    const isMoved = impulse !== 0;
    const known = db.printedMarkets.get(id);
    if (known?.isMoved === false && isMoved) db.printedMarkets.update(id, { isMoved });
    if (known) return;
    db.printedMarkets.insert({ market: id, isMoved });
    schedule(now(), { part: 'interventions', kind: 'printed', market: id });
  });
  const end = ({ id }: MarketIntervention) => db.marketInterventions.update(id, { endedAt: now() });
  const list = () => db.marketInterventions.all();

  return {
    knows: (of) => isNamedScope(of) || market.has(of),
    list,
    begin: (request) => {
      const begun = db.marketInterventions.insert({ ...request, id: list().length + 1, from: now(), endedAt: null });
      notify(begun.of);
      // Those who look at prices from time to time, instead of searching ahead, look when they have moved.
      if (begun.kind === 'move') schedule(now() + begun.overMs, { part: 'interventions', kind: 'changed', of: begun.of });
      return begun;
    },
    resume: (of) => {
      const ended = list()
        .filter((each) => each.kind === 'halt' && each.endedAt === null && (of === wholeMarket || each.of === of))
        .map(end);
      for (const each of ended) notify(each.of);
      return ended;
    },
    undo: (id) => {
      const known = db.marketInterventions.get(id);
      if (!known || known.endedAt !== null) return known;
      const ended = end(known);
      notify(ended.of);
      return ended;
    },
    run: (event) => {
      if (event.kind === 'changed') return notify(event.of);
      const printed = db.printedMarkets.get(event.market);
      db.printedMarkets.remove(event.market);
      const until = printed?.isMoved ? now() + fadeMs : now();
      eventBus.emit('marketChanged', { concerns: orUnderlying(({ id }) => id === event.market), at: now(), until });
    },
  };
}

const tradedPair = (tradeId: number): Traded => {
  const { base, quote } = pairOf(tradeId);
  return { id: tradeId, base, quote };
};

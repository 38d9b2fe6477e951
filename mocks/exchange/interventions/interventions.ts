import type { MarketId } from '../market/market';
import { fadeMs } from '../market/prints';
import type { MarketIntervention } from '../market/records';
import { isNamedScope, isWithin, type MarketRef, wholeMarket } from '../market/scope';
import { pairByName, pairOf } from '../markets';
import type { InterventionsContext } from './context';
import type { InterventionEvent } from './events';

type InterventionRequest<Kind> = Kind extends unknown ? Omit<Kind, 'id' | 'from' | 'endedAt'> : never;

/** Interventions in the markets through the simulation controls. They take effect from now on and never change the past. */
export interface Interventions {
  /** Whether a scope is known: `all`, a sector, a coin, a pair such as `BTC_USDT` or a contract code. */
  knows(of: string): boolean;
  begin(request: InterventionRequest<MarketIntervention>): MarketIntervention;
  /** Ends the halts of a scope, or every halt for `all`, and returns them. */
  resume(of: string): readonly MarketIntervention[];
  /** Ends the effect of an intervention from now on. Undefined if the id is unknown; an intervention that was already ended is unchanged. */
  undo(id: number): MarketIntervention | undefined;
  /** All interventions ever begun, oldest first. */
  list(): readonly MarketIntervention[];
  run(event: InterventionEvent): void;
}

/** Opens the interventions of a world. They are stored in records, which the markets' overlay follows. */
export function createInterventions({ db, market, book, eventBus, schedule, now }: InterventionsContext): Interventions {
  /** Extends a predicate to ids, including contracts whose underlying pair satisfies it. */
  const orUnderlying = (isConcerned: (market: MarketRef) => boolean) => (id: MarketId) => {
    if (typeof id === 'number') return isConcerned(marketRefOf(id));
    const { base, quote } = market.contract(id, now());
    return isConcerned({ id, base, quote }) || isConcerned(marketRefOf(pairByName(`${base}_USDT`).tradeId));
  };
  const notify = (of: string) => {
    const concerns = orUnderlying((each) => isWithin(of, each));
    eventBus.emit('marketChanged', { concerns, at: now(), until: Infinity });
  };
  // Deferred, because the order is still being processed; one event covers all trades of an instant.
  book.onPrint(({ market: id, impulse }) => {
    const isMoved = impulse !== 0;
    const printed = db.printedMarkets.get(id);
    if (printed?.isMoved === false && isMoved) db.printedMarkets.update(id, { isMoved });
    if (printed) return;
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
      // Modules that check prices periodically instead of searching ahead check again after the move.
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
      const intervention = db.marketInterventions.get(id);
      if (!intervention || intervention.endedAt !== null) return intervention;
      const ended = end(intervention);
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

const marketRefOf = (tradeId: number): MarketRef => {
  const { base, quote } = pairOf(tradeId);
  return { id: tradeId, base, quote };
};

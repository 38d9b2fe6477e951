import { compare, isGreater, type Decimal } from '@/contract/decimal';
import { coinSectors } from '@fixtures/coinSectors';
import { invalidField } from '../businessError';
import type { MarketIntervention } from '../exchange/market/records';
import type { Resolvers } from '../resolvers/implement';
import type { World } from '../world';
import type { control } from './endpoints';
import type { Controls } from './linkedChanges';

type MarketCalls = Pick<
  Resolvers<typeof control>,
  'interventions' | 'move' | 'halt' | 'resume' | 'widenSpread' | 'thinBook' | 'undo' | 'undoAll'
>;

/** A price cannot be moved to zero or to more than ten times its value. */
const percentBounds = { above: '-100', upTo: '900' };
const maxSpreadFactor: Decimal = '100';

/** Serves the calls that move, halt and thin out markets. */
export const marketCalls: MarketCalls = {
  interventions: ({ world }) => [...world.interventions.list()],
  move: ({ body, world }) => beginIntervention(world, { kind: 'move', ...body }),
  halt: ({ body, world }) => beginIntervention(world, { kind: 'halt', ...body }),
  resume: ({ body: { of }, world }) => {
    const ended = world.interventions.resume(existingScope(world, of));
    if (ended.length === 0) throw invalidField('body.of', `there is no active halt of ${of}`);
    return [...ended];
  },
  widenSpread: ({ body, world }) => beginIntervention(world, { kind: 'widenSpread', ...body }),
  thinBook: ({ body, world }) => beginIntervention(world, { kind: 'thinBook', ...body }),
  undo: ({ params: { id }, world }) => {
    const undone = world.interventions.undo(id);
    if (!undone) throw invalidField('path.id', `there is no intervention ${id}`);
    return undone;
  },
  undoAll: ({ world: { interventions } }) => {
    for (const { id } of interventions.list()) interventions.undo(id);
    return [...interventions.list()];
  },
};

/** Starts a market intervention; throws an invalid-field error under `field` if a value is out of bounds. */
export function beginIntervention(world: World, change: Controls['market'][number], field = 'body'): MarketIntervention {
  const of = existingScope(world, change.of, field);
  switch (change.kind) {
    case 'move': {
      const { percent, overMs, holdMs = null } = change;
      if (compare(percent, percentBounds.above) <= 0 || isGreater(percent, percentBounds.upTo))
        throw invalidField(`${field}.percent`, `${percent} is not above ${percentBounds.above} and at most ${percentBounds.upTo}`);
      return world.interventions.begin({ kind: 'move', of, percent, overMs, holdMs });
    }
    case 'halt':
      return world.interventions.begin({ kind: 'halt', of, forMs: change.forMs ?? null });
    case 'widenSpread': {
      const { factor, forMs = null } = change;
      if (compare(factor, '1') < 0 || isGreater(factor, maxSpreadFactor))
        throw invalidField(`${field}.factor`, `${factor} is not between 1 and ${maxSpreadFactor}`);
      return world.interventions.begin({ kind: 'widenSpread', of, factor, forMs });
    }
    case 'thinBook': {
      const { factor, side, forMs = null } = change;
      if (isGreater(factor, '1')) throw invalidField(`${field}.factor`, `${factor} is not between 0 and 1`);
      return world.interventions.begin({ kind: 'thinBook', of, factor, ...(side && { side }), forMs });
    }
  }
}

/** Returns the scope of known markets; throws an invalid-field error that lists the accepted values for any other. */
function existingScope({ interventions }: World, of: string, field = 'body'): string {
  if (interventions.knows(of)) return of;
  const sectors = Object.keys(coinSectors).join(', ');
  throw invalidField(
    `${field}.of`,
    `there is no market "${of}"; use all, a sector (${sectors}), a coin (BTC), a pair (BTC_USDT) or a contract (btcusdt)`,
  );
}

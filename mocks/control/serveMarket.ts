import { compare, isGreater, type Decimal } from '@/contract/decimal';
import { coinSectors } from '@fixtures/coinSectors';
import { badField } from '../businessError';
import type { Resolvers } from '../resolvers/implement';
import type { World } from '../world';
import type { control } from './endpoints';

type MarketCalls = Pick<
  Resolvers<typeof control>,
  'interventions' | 'move' | 'halt' | 'resume' | 'widenSpread' | 'thinBook' | 'undo' | 'undoAll'
>;

/** A price cannot be moved to nothing, nor by more than to ten times what it is. */
const percentBounds = { above: '-100', upTo: '900' };
const widest: Decimal = '100';

/** The calls that move, halt and thin out markets. */
export const marketCalls: MarketCalls = {
  interventions: ({ world }) => [...world.interventions.list()],
  move: ({ body: { of, percent, overMs, holdMs = null }, world }) => {
    if (compare(percent, percentBounds.above) <= 0 || isGreater(percent, percentBounds.upTo))
      throw badField('body.percent', `${percent} is not above ${percentBounds.above} and up to ${percentBounds.upTo}`);
    return world.interventions.begin({ kind: 'move', of: known(world, of), percent, overMs, holdMs });
  },
  halt: ({ body: { of, forMs = null }, world }) => world.interventions.begin({ kind: 'halt', of: known(world, of), forMs }),
  resume: ({ body: { of }, world }) => {
    const ended = world.interventions.resume(known(world, of));
    if (ended.length === 0) throw badField('body.of', `nothing is halted as ${of}`);
    return [...ended];
  },
  widenSpread: ({ body: { of, factor, forMs = null }, world }) => {
    if (compare(factor, '1') < 0 || isGreater(factor, widest)) throw badField('body.factor', `${factor} is not from 1 to ${widest}`);
    return world.interventions.begin({ kind: 'widenSpread', of: known(world, of), factor, forMs });
  },
  thinBook: ({ body: { of, factor, forMs = null }, world }) => {
    if (!isGreater(factor, '0') || isGreater(factor, '1')) throw badField('body.factor', `${factor} is not above 0 and up to 1`);
    return world.interventions.begin({ kind: 'thinBook', of: known(world, of), factor, forMs });
  },
  undo: ({ params: { id }, world }) => {
    const undone = world.interventions.undo(id);
    if (!undone) throw badField('path.id', `there is no intervention ${id}`);
    return undone;
  },
  undoAll: ({ world: { interventions } }) => {
    for (const { id } of interventions.list()) interventions.undo(id);
    return [...interventions.list()];
  },
};

/** A scope that names a market; refuses any other with what it takes. */
function known({ interventions }: World, of: string): string {
  if (interventions.knows(of)) return of;
  const sectors = Object.keys(coinSectors).join(', ');
  throw badField(
    'body.of',
    `there is no market "${of}"; it takes all, a sector (${sectors}), a coin (BTC), a pair (BTC_USDT) or a contract (btcusdt)`,
  );
}

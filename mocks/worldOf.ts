import * as z from 'zod/mini';
import { BusinessError } from './businessError';
import { createEngine, EngineState, type Engine } from './exchange/engine';
import { seedActionsOf } from './exchange/declarations';
import type { Complete, EngineView, Modules, ProductsOf, SeedAction, WholeContext } from './exchange/module';
import { createFaults, type Faults } from './faults/createFaults';

/** A simulated exchange with the products of a list of modules. */
export type WorldOf<Ms extends Modules> = Pick<WholeContext<Ms>, Exclude<EngineView, 'db'> | 'inbox'> &
  Pick<Engine<Ms>, 'db' | 'advanceTo' | 'upcoming'> &
  ProductsOf<Ms> & {
    readonly startedAt: number;
    /** The instant of the request being answered, in milliseconds since 1970. */
    readonly now: number;
    /** The delay of responses, except those of control calls, in milliseconds. */
    latencyMs: number;
    /** The faults injected into calls. */
    readonly faults: Faults;
    /** Reports an error of the simulation itself. */
    report(error: unknown): void;
    state(): WorldState;
  };

/** A world as JSON. Each part validates its own state. */
export const WorldState = z.extend(EngineState, { latencyMs: z.int() });
export type WorldState = z.output<typeof WorldState>;

export interface WorldConfig {
  readonly seed: string;
  readonly startedAt: number;
  readonly saved?: WorldState;
  /** Skips the seeded activity of users, so that the public part is available almost at once. */
  readonly isPublicOnly?: boolean;
  readonly onFault?: (error: unknown) => void;
}

/** Builds a world with these products from its seed, or restores a saved one of the same seed. Throws if the saved state is corrupt. */
export function createWorldOf<const Ms extends Modules>(
  modules: Ms & Complete<Ms> & Seedable<Ms>,
  { seed, startedAt, saved, isPublicOnly = false, onFault = () => {} }: WorldConfig,
): WorldOf<Ms> {
  const openedAt = startedAt - historyMs;
  const { context, products, state, ...engine } = createEngine<Ms>({
    seed,
    at: openedAt,
    modules,
    saved,
    onDroppedCollection: (collection) =>
      onFault(new Error(`the saved world contains the unknown collection "${collection}", which is ignored`)),
  });
  const faults = createFaults(seed, engine.db);
  const world: WorldOf<Ms> = Object.assign(
    {
      ...engine,
      seed,
      ledger: context.ledger,
      mockLedger: context.mockLedger,
      market: context.market,
      book: context.book,
      inbox: context.inbox,
      nextId: context.nextId,
      startedAt,
      get now() {
        return context.now();
      },
      latencyMs: saved?.latencyMs ?? 0,
      faults,
      report: onFault,
      state: () => ({ ...state(), latencyMs: world.latencyMs }),
    },
    products,
  );
  if (saved) return world;
  for (const { beforeMs, isPublic = false, act } of seedActionsOf<WorldOf<Ms>>(modules)) {
    if (isPublicOnly && !isPublic) continue;
    world.advanceTo(Math.max(openedAt, startedAt - beforeMs));
    try {
      world.db.undoLog.atomic(() => act(world));
    } catch (error) {
      // Skips seed actions refused by the market of that day: contracts and pairs are listed at different times.
      if (!(error instanceof BusinessError)) throw error;
    }
  }
  world.advanceTo(startedAt);
  return world;
}

/** A list of modules whose seed actions find the products they use. */
type Seedable<Ms extends Modules> = {
  readonly [I in keyof Ms]: Ms[I] extends { readonly seed: readonly SeedAction<infer Seeded>[] }
    ? WorldOf<Ms> extends Seeded
      ? Ms[I]
      : 'its seed actions use products that the world lacks'
    : never;
};

/** How far before the start the seeded activity begins. */
const historyMs = 30 * 86_400_000;

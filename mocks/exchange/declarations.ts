import * as z from 'zod/mini';
import { createDb, type Definitions } from '../db';
import type { EngineDomainEvents } from './context';
import { engineCollections } from './engineCollections';
import { createEventBus, type EventBus } from './eventBus';
import type { Notice } from './inbox/notices';
import type { DbOf, DomainEventsOf, Module, Modules, NoticeNameOf, ProductsOf, ScheduledEventOf, SeedAction, WholeContext } from './module';
import { scheduledEventsOf } from './scheduler';

/**
 * What the modules of a list declare, taken together. The types know which module brings what, a loop sees only modules: here, and nowhere
 * else, the one is asserted of the other.
 */
export function declarationsOf<Ms extends Modules>(modules: Modules) {
  return {
    openDb: () => createDb(definitionsOf(modules)) as unknown as DbOf<Ms>,
    /** The one event bus of a world, as its engine and as its products see it. */
    openEventBus: () => {
      const engine = createEventBus<EngineDomainEvents>();
      return { engine, products: engine as unknown as EventBus<DomainEventsOf<Ms>> };
    },
    notices: noticesOf<Ms>(modules),
    /** Opens the products in the order of the list. */
    open: (context: WholeContext<Ms>) => {
      const products: Record<string, unknown> = {};
      for (const { name, create } of modules) products[name] = create(context as never, products as never);
      return products as ProductsOf<Ms>;
    },
    /** Lets the product that a scheduled event names run it. */
    run: (products: ProductsOf<Ms>, event: ScheduledEventOf<Ms>, at: number) => {
      const { part } = event as { readonly part: string };
      (products as Readonly<Record<string, Runner<ScheduledEventOf<Ms>>>>)[part]?.run(event, at);
    },
  };
}

interface Runner<Event> {
  run(event: Event, at: number): void;
}

/** The collections of the engine and of modules, by name. */
export const definitionsOf = (modules: Modules): Definitions => ({
  ...engineCollections,
  ...scheduledEventsOf(z.discriminatedUnion('part', modules.flatMap(({ events }) => events ?? []) as never)),
  ...named(modules, ({ collections }) => collections),
});

/** The inbox texts of modules, by name. */
export const noticesOf = <Ms extends Modules>(modules: Modules) =>
  named(modules, ({ notices }) => notices) as Readonly<Record<NoticeNameOf<Ms>, Notice>>;

/** The names of the inbox texts of modules. */
export const noticeNamesOf = <Ms extends Modules>(modules: Ms) => Object.keys(noticesOf<Ms>(modules)) as NoticeNameOf<Ms>[];

/** What people did before a world begins, the earliest first; at one instant in the order of the modules. */
export const seedActionsOf = <World>(modules: Modules): readonly SeedAction<World>[] =>
  (modules.flatMap(({ seed }) => seed) as SeedAction<World>[]).toSorted((a, b) => b.beforeMs - a.beforeMs);

const named = <Value>(modules: Modules, listed: (module: Module) => Readonly<Record<string, Value>>) =>
  Object.fromEntries(modules.flatMap((module) => Object.entries(listed(module))));

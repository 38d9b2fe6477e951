import * as z from 'zod/mini';
import { createDb, type Definitions } from '../db';
import type { EngineDomainEvents } from './context';
import { engineCollections } from './engineCollections';
import { createEventBus, type EventBus } from './eventBus';
import type { Notice } from './inbox/notices';
import type { DbOf, DomainEventsOf, Module, Modules, NoticeNameOf, ProductsOf, ScheduledEventOf, SeedAction, WholeContext } from './module';
import { scheduledEventsOf } from './scheduler';

/**
 * The combined declarations of a list of modules. The types know each module's part while loops see plain modules: the type assertions between
 * the two are made here and nowhere else.
 */
export function declarationsOf<Ms extends Modules>(modules: Modules) {
  return {
    openDb: () => createDb(definitionsOf(modules)) as unknown as DbOf<Ms>,
    /** The single event bus of a world, typed for its engine and for its products. */
    openEventBus: () => {
      const engine = createEventBus<EngineDomainEvents>();
      return { engine, products: engine as unknown as EventBus<DomainEventsOf<Ms>> };
    },
    notices: noticesOf<Ms>(modules),
    /** Creates the products in list order. */
    open: (context: WholeContext<Ms>) => {
      const products: Record<string, unknown> = {};
      for (const { name, create } of modules) products[name] = create(context as never, products as never);
      return products as ProductsOf<Ms>;
    },
    /** Runs a scheduled event in the product that it names. */
    run: (products: ProductsOf<Ms>, event: ScheduledEventOf<Ms>, at: number) => {
      const { part } = event as { readonly part: string };
      (products as Readonly<Record<string, Runner<ScheduledEventOf<Ms>>>>)[part]?.run(event, at);
    },
  };
}

interface Runner<Event> {
  run(event: Event, at: number): void;
}

/** The collections of the engine and the modules, by name. */
export const definitionsOf = (modules: Modules): Definitions => ({
  ...engineCollections,
  ...scheduledEventsOf(z.discriminatedUnion('part', modules.flatMap(({ events }) => events ?? []) as never)),
  ...mergeRecords(modules, ({ collections }) => collections),
});

/** The inbox texts of the modules, by name. */
export const noticesOf = <Ms extends Modules>(modules: Modules) =>
  mergeRecords(modules, ({ notices }) => notices) as Readonly<Record<NoticeNameOf<Ms>, Notice>>;

/** The names of the modules' inbox texts. */
export const noticeNamesOf = <Ms extends Modules>(modules: Ms) => Object.keys(noticesOf<Ms>(modules)) as NoticeNameOf<Ms>[];

/** The seed actions, earliest first, in module order at the same instant. */
export const seedActionsOf = <World>(modules: Modules): readonly SeedAction<World>[] =>
  (modules.flatMap(({ seed }) => seed) as SeedAction<World>[]).toSorted((a, b) => b.beforeMs - a.beforeMs);

const mergeRecords = <Value>(modules: Modules, listed: (module: Module) => Readonly<Record<string, Value>>) =>
  Object.fromEntries(modules.flatMap((module) => Object.entries(listed(module))));

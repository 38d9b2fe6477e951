import type * as z from 'zod/mini';
import type { Collections, Db, Definitions } from '../db';
import type { EngineContext, EngineDomainEvents } from './context';
import type { engineCollections } from './engineCollections';
import type { Notices } from './inbox/notices';
import type { ScheduledRecords } from './scheduler';

/** An action before the world's start; it runs like any other, so that ledger, records and messages are consistent. */
export interface SeedAction<Seeded> {
  /** Milliseconds before the start, at most thirty days. */
  readonly beforeMs: number;
  /** Whether it is an action of the exchange itself, such as an announcement, that involves no account. */
  readonly isPublic?: boolean;
  readonly act: (world: Seeded) => void;
}

/** The parts of the engine that a world exposes. */
export type EngineView = 'seed' | 'db' | 'ledger' | 'mockLedger' | 'market' | 'book' | 'nextId';

/** A world as seen by seed actions: the engine view of their context and the products they act through. */
export type SeededWorld<Context extends Record<EngineView, unknown>, Products = object> = Pick<Context, EngineView> &
  Products & {
    readonly now: number;
    readonly startedAt: number;
  };

/** The schema of a product's scheduled events; null for none. */
type Events = z.ZodMiniType<{ readonly part: string }> | null;

/** A product of the exchange. It may use the collections and domain events of other products named in its context, and the products named in `create`. */
export interface Module<
  Name extends string = string,
  Own extends Definitions = Definitions,
  Scheduled extends Events = Events,
  Texts extends Notices = Notices,
  Context = never,
  Others = never,
  Product = unknown,
  Seeded = never,
> {
  /** Its key in the world, and the `part` of its scheduled events. */
  readonly name: Name;
  readonly collections: Own;
  readonly events: Scheduled;
  readonly notices: Texts;
  readonly seed: readonly SeedAction<Seeded>[];
  /** Creates the product after the modules before it; null if it has no methods. */
  readonly create: (context: Context, others: Others) => Product;
}

/** A runner of the scheduled events of a schema. */
type Runs<Scheduled> = Scheduled extends z.ZodMiniType<infer Event> ? { run(event: Event, at: number): void } : unknown;

/** Declares a product of the exchange. */
export const defineModule = <
  const Name extends string,
  Own extends Definitions,
  Scheduled extends Events,
  Texts extends Notices,
  Context,
  Others,
  Product extends Runs<Scheduled>,
  Seeded,
>(
  module: Module<Name, Own, Scheduled, Texts, Context, Others, Product, Seeded>,
) => module;

export type Modules = readonly Module[];
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;
type DependenciesOf<M> = M extends { readonly create: (context: EngineContext<infer D>, others: never) => unknown } ? D : object;
type Get<D, K extends string, Fallback> = D extends { readonly [P in K]: infer Declared } ? Declared : Fallback;

/** The collections of a list of modules. */
type CollectionsOf<Ms extends Modules> = UnionToIntersection<Ms[number]['collections']> & Definitions;
/** The records of the engine and of a list of modules. */
export type DbOf<Ms extends Modules> = Collections<typeof engineCollections> &
  Db<CollectionsOf<Ms>> &
  ScheduledRecords<ScheduledEventOf<Ms>>;
/** All events that can be scheduled; `part` names the product that runs them. */
export type ScheduledEventOf<Ms extends Modules> = z.output<NonNullable<Ms[number]['events']>>;
/** The names of all inbox texts. */
export type NoticeNameOf<Ms extends Modules> = keyof UnionToIntersection<Ms[number]['notices']> & string;
/** All domain events that are emitted, as payloads by name. */
export type DomainEventsOf<Ms extends Modules> = UnionToIntersection<Get<DependenciesOf<Ms[number]>, 'emits', object>> & EngineDomainEvents;
/** The products by the names of their modules. */
export type ProductsOf<Ms extends Modules> = {
  readonly [M in Ms[number] as null extends ReturnType<M['create']> ? never : M['name']]: ReturnType<M['create']>;
};

/** The context that serves every module of a list. */
export type WholeContext<Ms extends Modules> = EngineContext<{
  readonly collections: CollectionsOf<Ms>;
  readonly scheduled: ScheduledEventOf<Ms>;
  readonly notices: NoticeNameOf<Ms>;
  readonly emits: DomainEventsOf<Ms>;
}>;

/** A list of modules whose dependencies are all met; others are typed as a text that states what is missing. */
export type Complete<Ms extends Modules, All extends Modules = Ms, Before = object> = Ms extends readonly [
  infer M extends Module,
  ...infer Later extends Modules,
]
  ? readonly [CheckedModule<M, All, Before>, ...Complete<Later, All, Before & ProductsOf<readonly [M]>>]
  : readonly [];
type CheckedModule<M extends Module, All extends Modules, Before> = Before extends Parameters<M['create']>[1]
  ? CollectionsOf<All> extends Get<DependenciesOf<M>, 'collections', object>
    ? DomainEventsOf<All> extends Get<DependenciesOf<M>, 'subscribesTo', object>
      ? Get<DependenciesOf<M>, 'notices', never> extends NoticeNameOf<All>
        ? M
        : 'it writes an inbox text that no module declares'
      : 'it listens to a domain event that no module emits'
    : 'it uses a collection that no module declares'
  : 'it depends on a product that is not created before it';

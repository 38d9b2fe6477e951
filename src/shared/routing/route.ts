import type * as z from 'zod/mini';
import type { Access } from '@/contract/endpoint';
import type { Namespace, TextKey } from '@/shared/i18n';
import type { MenuPlacement } from './menus';

/** What stands around a page: the exchange's header and footer, those of the web3 wallet, or nothing but the logo. */
export type Shell = 'exchange' | 'web3' | 'plain';

/** A schema of a flat record of texts and numbers, as addresses carry them. */
export type FlatSchema = z.ZodMiniType<Record<string, unknown>>;

/** One row of `routes.ts`: all that is known about a screen. */
export interface RouteRow {
  /** Without the language segment; `:name` is a parameter, `*` everything else. A trailing slash is part of the links and optional when reading. */
  readonly path: `/${string}` | '*';
  /** Folder below `src/pages` that holds its `page.tsx`. */
  readonly folder: `${string}/${string}`;
  readonly access: Access;
  readonly shell: Shell;
  readonly titleKey: TextKey<'routes'>;
  readonly params?: FlatSchema;
  readonly query?: FlatSchema;
  /** Text files that are loaded before the page shows, besides those of the shell. */
  readonly namespaces?: readonly Namespace[];
  /** An address of it, without the language, that the audit opens; needed where `path` has parameters. */
  readonly example?: `/${string}`;
  /** Id of the screen above it in the breadcrumbs; home by default. */
  readonly parent?: string;
  /** Where menus offer it. */
  readonly places?: readonly MenuPlacement[];
  /** Search engines may list it. */
  readonly isIndexed?: boolean;
  /** The product is not complete without it: its page is always built, and a link to it is never null. */
  readonly isCore?: true;
  /** Why parts of this row are ours: the specification does not show them. */
  readonly assumed?: string;
}

/** A row that knows its id. */
export type Route<Row extends RouteRow = RouteRow> = Row & { readonly id: string };

/** Checks the rows of the route table and keeps their exact types. */
export const defineRoutes = <const Rows extends Record<string, RouteRow>>(rows: Rows): Rows => rows;

/** The rows with their ids, in the order of the table. */
export const listRoutes = (rows: Readonly<Record<string, RouteRow>>): readonly Route[] =>
  Object.entries(rows).map(([id, row]) => ({ ...row, id }));

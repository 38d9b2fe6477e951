import type * as z from 'zod/mini';
import type { Access } from '@/contract/endpoint';
import type { Namespace, TextKey } from '@/shared/i18n';
import type { MenuPlacement } from './menus';

/** The layout around a page: the exchange's header and footer, those of the web3 wallet, or only the logo. */
export type Shell = 'exchange' | 'web3' | 'plain';

/** A schema of a flat record of strings and numbers, as used in addresses. */
export type FlatSchema = z.ZodMiniType<Record<string, unknown>>;

/** One row of `routes.ts`: the definition of a screen. */
export interface RouteRow {
  /** Without the language segment; `:name` is a parameter, `*` matches everything else. A trailing slash is written in links and optional when matching. */
  readonly path: `/${string}` | '*';
  /** Folder below `src/pages` that contains its `page.tsx`. */
  readonly folder: `${string}/${string}`;
  readonly access: Access;
  readonly shell: Shell;
  readonly titleKey: TextKey<'routes'>;
  readonly params?: FlatSchema;
  readonly query?: FlatSchema;
  /** Text files loaded before the page is shown, besides those of the shell. */
  readonly namespaces?: readonly Namespace[];
  /** Example address, without the language, that the audit opens; required if `path` has parameters. */
  readonly example?: `/${string}`;
  /** Id of the parent screen in the breadcrumbs; home by default. */
  readonly parent?: string;
  /** The menus that list it. */
  readonly menuPlacements?: readonly MenuPlacement[];
  /** Search engines may index it. */
  readonly isIndexed?: boolean;
  /** Core screens are always built, so links to them are never null. */
  readonly isCore?: true;
  /** Which parts of this row are assumptions because the specification does not show them. */
  readonly assumed?: string;
}

/** A row with its id. */
export type Route<Row extends RouteRow = RouteRow> = Row & { readonly id: string };

/** Type-checks the rows of the route table and keeps their exact types. */
export const defineRoutes = <const Rows extends Record<string, RouteRow>>(rows: Rows): Rows => rows;

/** The rows with their ids, in the order of the table. */
export const listRoutes = (rows: Readonly<Record<string, RouteRow>>): readonly Route[] =>
  Object.entries(rows).map(([id, row]) => ({ ...row, id }));

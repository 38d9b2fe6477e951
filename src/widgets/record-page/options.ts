import type { ComponentType, ReactNode } from 'react';
import type { Decimal } from '@/contract/decimal';
import type { Namespace, TextKey, Translate } from '@/shared/i18n';
import type { PageProps } from '@/shared/page';
import type { RouteRow } from '@/shared/routing';
import type { StepState } from '@/ui/StepMark/StepMark';
import type { BatchAction, RecordOpener } from './action';
import type { RecordColumn } from './column';
import type { Filters, RecordFilter } from './filter';
import type { RecordEndpoint, RecordModelOptions, RecordQuery } from './model';

/** A past or future step in the life of a record. */
export interface RecordStep {
  readonly id: string;
  readonly title: TextKey;
  readonly state: StepState;
  /** When the step happened; null if unknown. */
  readonly at?: number | null;
  /** Details of the step. */
  readonly detail?: (t: Translate) => string;
}

/** Opens a record in a sheet with all its columns, details and timeline. The endpoint takes the key of a row as `id`. */
export interface RecordSheetOptions<Row> {
  /** The name of a record: "Deposit". */
  readonly title: TextKey;
  /** The steps in chronological order. */
  readonly steps: (row: Row) => readonly RecordStep[];
}

/** The definition of a kind of records. */
export interface RecordKindOptions<Row, Params extends RecordQuery = RecordQuery> extends RecordModelOptions<Row> {
  /** Its value in the URL and in the name of the exported file. */
  readonly id: string;
  /** The label of its tab; a page with one kind uses its route's title. */
  readonly label: TextKey;
  readonly endpoint: RecordEndpoint<Row, Params>;
  readonly baseQuery?: Partial<Params>;
  readonly columns: readonly RecordColumn<Row>[];
  /** Further columns, shown when a row is expanded or opened; in an exported file they follow the columns. */
  readonly details?: readonly RecordColumn<Row>[];
  /** Opens a record in a sheet reflected in the URL, instead of expanding its row. */
  readonly sheet?: RecordSheetOptions<Row>;
  /** The parts of a record, loaded and shown when its row is expanded; created by `recordParts`. */
  readonly Parts?: ComponentType<{ readonly row: Row }>;
  /** Totals of the page, per unit. */
  readonly total?: { readonly label: TextKey; readonly amount: (row: Row) => Decimal; readonly unit: (row: Row) => string };
  /** Filters other than the dates; each id is a query parameter of the endpoint. */
  readonly filters: readonly RecordFilter<Exclude<keyof Params & string, 'pageNum' | 'pageSize' | 'startTime' | 'endTime'>>[];
  /** The empty state of a list without records; for filters without matches there is a standard one. */
  readonly empty: { readonly text: TextKey; readonly hint?: TextKey };
  /** Names a record in the accessible names of its buttons. */
  readonly rowName?: (row: Row) => string;
  /** Actions that open a separate view, rendered before the other actions. */
  readonly openers?: readonly RecordOpener<Row>[];
  /** Makes records selectable, for a joint action. */
  readonly batch?: BatchAction<Row>;
}

/** A kind of records, ready to be shown by a page. */
export interface RecordKind {
  readonly id: string;
  readonly label: TextKey;
  readonly Content: ComponentType<RecordContentProps>;
}

export interface RecordContentProps {
  /** The accessible name of the list. */
  readonly title: string;
  /** The name of the exported file, without date and extension. */
  readonly fileName: string;
  /** Query parameters that identify the page and the tab; they stay when filters change. */
  readonly tabQuery: Readonly<Record<string, string>>;
  /** Further query parameters of every request, such as the pair of a trade screen; memoise them. */
  readonly scope?: RecordQuery;
  /** Filters the page adds to those of the kind; each id is a query parameter of the endpoint. Memoise them. */
  readonly filters?: readonly RecordFilter[];
  /** Rendered above the list in a panel of a trade screen or on a phone. */
  readonly tools?: ReactNode;
  /** `compact` in a panel of a trade screen: shorter rows, and the filters behind a button. */
  readonly density?: RecordDensity;
}

export type RecordDensity = 'compact' | 'regular';

export interface RecordPageOptions {
  readonly route: RouteRow;
  /** The frame of the page, such as one with a navigation over related pages. */
  readonly Frame?: ComponentType<Pick<PageProps, 'route' | 'actions' | 'children'>>;
  /** The namespaces of its texts, loaded before the page is shown. */
  readonly namespaces: readonly Namespace[];
  /** Several kinds are shown as tabs. */
  readonly kinds: readonly [RecordKind, ...RecordKind[]];
  /** The query parameter that selects the tab. */
  readonly tabParam?: string;
  /** A button beside the heading, visible even without records. */
  readonly Action?: ComponentType;
  /** Always rendered beside the heading, before the button. */
  readonly Tag?: ComponentType;
  /** Filters of every kind on the page, before its own. */
  readonly filters?: readonly RecordFilter[];
  /** Query parameters of every request of the page, such as the account it shows. */
  readonly scope?: RecordQuery;
  /** URL query parameters that select this page among others of its route; they stay when the tab or filters change. */
  readonly pageQuery?: Readonly<Record<string, string>>;
}

/** Changes some filters of a list. */
export type SetFilters = (change: Partial<Filters>, options?: { readonly replace?: boolean }) => void;

import type { EventCallable, Store } from 'effector';
import type { ComponentType, ReactNode } from 'react';
import type { Decimal } from '@/contract/decimal';
import type { OrderSide } from '@/contract/spot';
import type { Instrument, ListedSide } from '@/entities/market';
import type { TextKey } from '@/shared/i18n';
import type { OverlayBodyProps } from '@/shared/lazy';
import type { RouteRow, HrefBuilder } from '@/shared/routing';
import type { PriceLine } from '@/ui/CandleChart/priceLine';
import type { RecordContentProps, RecordKind } from '@/widgets/record-page';

/** The props of a trade screen's parts: the instrument, null until known. */
export interface DeskPartProps {
  readonly pair: Instrument | null;
}

/** A user's order as marked in the book and on the chart. */
export interface OwnOrder {
  readonly id: string;
  readonly instrument: Instrument['id'];
  readonly side: OrderSide;
  readonly price: Decimal;
  readonly amount: Decimal | null;
  /** Whether `price` is the trigger price it waits for before it enters the book. */
  readonly isTrigger: boolean;
  /** Whether its price can be changed. */
  readonly isMovable: boolean;
}

/** A price marked on the chart besides the user's orders, such as an entry, liquidation or exit price. */
export interface PriceMark extends Pick<OwnOrder, 'id' | 'instrument' | 'price' | 'isMovable'> {
  readonly label: TextKey;
  readonly tone: PriceLine['tone'];
}

/** A user's holding of an instrument: an amount of its coin, or a position. */
export interface Holding {
  readonly amount: Decimal;
  readonly unit: string;
  /** Whether the amount was sold and is yet to be delivered. */
  readonly isOwed?: boolean;
  /** For a position: its side and its unrealised profit in `coin`. */
  readonly position?: { readonly side: 'long' | 'short'; readonly pnl: Decimal; readonly coin: string };
}

/** The new price of an order or mark moved on the chart. */
export interface OrderMove {
  readonly id: OwnOrder['id'];
  readonly price: Decimal;
}

/** A tab below the chart: a kind of records or a custom panel. Its content may be lazy-loaded. */
export interface DeskTab extends Pick<RecordKind, 'id' | 'label' | 'Content'> {
  /** The number of its rows, if shown. */
  readonly $count?: Store<number | null>;
  /** Whether its rows belong to pairs, so that those of other pairs can be hidden. */
  readonly filtersByPair: boolean;
}

/** The labels of the buttons that open the form on a phone, and a note above them; without `sides` there are no buttons. */
export interface SideTexts {
  readonly sides?: Readonly<Record<OrderSide, TextKey>>;
  readonly note?: TextKey;
}

export interface PhoneActionsProps extends DeskPartProps {
  /** Renders the buttons that open the form, with the product's texts by default. */
  readonly children: (texts?: SideTexts) => ReactNode;
}

/** The parts one product of the exchange contributes to the shared trade screen, which reserves the space of lazy-loaded parts. */
export interface DeskProduct {
  readonly route: RouteRow;
  readonly market: ListedSide;
  /** Loads the list for choosing another instrument; defaults to that of the market. */
  readonly loadPairs?: () => Promise<ComponentType<OverlayBodyProps>>;
  /** The URL of another instrument on this screen, null if it is not traded here; defaults to the screen of its market. */
  readonly hrefOf?: (instrument: Instrument, to: HrefBuilder) => string | null;
  /** Always rendered beside the instrument's name: marks mock trading, or selects a margin account. */
  readonly Tag?: ComponentType<DeskPartProps>;
  readonly OrderForm: ComponentType<DeskPartProps>;
  /** Replaces the buttons that open the form on a phone, if their labels differ from `sides` or no orders are accepted. */
  readonly PhoneActions?: ComponentType<PhoneActionsProps>;
  /** The balances or margin of the account, below the form. */
  readonly Account: ComponentType<DeskPartProps>;
  /** Information about the coin or contract. */
  readonly Info: ComponentType<DeskPartProps>;
  /** Whether its instruments have their own stages, shown in its `TickerStats` instead of the trading state. */
  readonly hasStages?: boolean;
  /** Additional `TickerStat`s of the ticker bar, before the 24-hour statistics. */
  readonly TickerStats?: ComponentType<DeskPartProps>;
  /** Additional `TickerStat`s after the 24-hour statistics. */
  readonly MoreTickerStats?: ComponentType<DeskPartProps>;
  /** Links to related pages of an instrument, if the ticker bar has space. */
  readonly Links?: ComponentType<{ readonly pair: Instrument }>;
  /** The parts of the ticker bar to hide on a narrow desktop, so that no value has to be scrolled to. */
  readonly hiddenWhenNarrow?: (pair: Instrument | null) => readonly ('volume' | 'turnover' | 'links')[];
  /** The user's trades of an instrument, beside those of the market: an `OwnTape`. */
  readonly OwnTrades?: ComponentType<{ readonly pair: Instrument }>;
  readonly tabs: readonly [DeskTab, ...DeskTab[]];
  /** Query parameters of every list below the chart, such as the account. */
  readonly scope?: RecordContentProps['scope'];
  /** The user's open orders, for book and chart. */
  readonly $ownOrders: Store<readonly OwnOrder[]>;
  /** Further prices marked on the chart. */
  readonly $marks?: Store<readonly PriceMark[]>;
  /** Returns the user's holdings of an instrument; null while unknown and for visitors. */
  readonly $holdingsOf?: Store<((pair: Instrument) => readonly Holding[]) | null>;
  /** Requests a price change of an order or mark, if any is movable. */
  readonly orderMoved?: EventCallable<OrderMove>;
  /** Selects the side of the form when it opens as a sheet or a trade command focuses it. */
  readonly sideChosen: EventCallable<OrderSide>;
  /** Whether the form shows both sides at once if there is space. */
  readonly isTwoSided?: boolean;
  /** The labels of the buttons that open the form. */
  readonly sides: NonNullable<SideTexts['sides']>;
}

import type { EventCallable, Store } from 'effector';
import type { ComponentType, ReactNode } from 'react';
import type { Decimal } from '@/contract/decimal';
import type { OrderSide } from '@/contract/spot';
import type { Instrument, ListedSide } from '@/entities/market';
import type { TextKey } from '@/shared/i18n';
import type { OverlayBodyProps } from '@/shared/lazy';
import type { RouteRow, To } from '@/shared/routing';
import type { PriceLine } from '@/ui/CandleChart/priceLine';
import type { RecordContentProps, RecordKind } from '@/widgets/record-page';

/** What a part of a trade screen is told: the instrument, null until it is known. */
export interface DeskPartProps {
  readonly pair: Instrument | null;
}

/** An own order as book and chart mark it. */
export interface OwnOrder {
  readonly id: string;
  readonly instrument: Instrument['id'];
  readonly side: OrderSide;
  readonly price: Decimal;
  readonly amount: Decimal | null;
  /** It waits for this price before it comes to the book. */
  readonly isTrigger: boolean;
  /** Its price can be changed. */
  readonly isMovable: boolean;
}

/** A price that the chart marks besides own orders, such as that of an entry, a liquidation or an exit. */
export interface PriceMark extends Pick<OwnOrder, 'id' | 'instrument' | 'price' | 'isMovable'> {
  readonly label: TextKey;
  readonly tone: PriceLine['tone'];
}

/** What somebody holds of an instrument: so much of its coin, or a position. */
export interface Holding {
  readonly amount: Decimal;
  readonly unit: string;
  /** It was sold and is still to be delivered. */
  readonly isOwed?: boolean;
  /** Of a position: its side, and its unrealised profit in `coin`. */
  readonly position?: { readonly side: 'long' | 'short'; readonly pnl: Decimal; readonly coin: string };
}

/** Where an own order or a mark was put on the chart. */
export interface OrderMove {
  readonly id: OwnOrder['id'];
  readonly price: Decimal;
}

/** A tab below the chart: a kind of records, or a panel of its own. Its content may be loaded late. */
export interface DeskTab extends Pick<RecordKind, 'id' | 'label' | 'Content'> {
  /** How many rows it has, where that is shown. */
  readonly $count?: Store<number | null>;
  /** Its rows are of pairs, so that those of other pairs can be hidden. */
  readonly isByPair: boolean;
}

/** What the buttons say that open the form of a phone, and a note above them; without `sides` there are none. */
export interface SideTexts {
  readonly sides?: Readonly<Record<OrderSide, TextKey>>;
  readonly note?: TextKey;
}

export interface PhoneActionsProps extends DeskPartProps {
  /** The buttons that open the form, with the texts of the product unless others are given. */
  readonly children: (texts?: SideTexts) => ReactNode;
}

/** What one product of the exchange puts on its trade screen; the screen itself is the same for all, and keeps the room of parts that are loaded late. */
export interface DeskProduct {
  readonly route: RouteRow;
  readonly market: ListedSide;
  /** The list to choose another instrument from, where it is not the one of the market. */
  readonly loadPairs?: () => Promise<ComponentType<OverlayBodyProps>>;
  /** Where another instrument is traded on this screen, null where it is not; the screen of its market by default. */
  readonly hrefOf?: (instrument: Instrument, to: To) => string | null;
  /** Stands beside the name of the instrument at all times: what tells mock trading from the real one, or the choice of a margin account. */
  readonly Tag?: ComponentType<DeskPartProps>;
  readonly OrderForm: ComponentType<DeskPartProps>;
  /** Stands on a phone in place of the buttons that open the form, where they say something else than `sides`, or no orders are taken. */
  readonly PhoneActions?: ComponentType<PhoneActionsProps>;
  /** Balances or the margin of the account, below the form. */
  readonly Account: ComponentType<DeskPartProps>;
  /** What there is to know of the coin or the contract. */
  readonly Info: ComponentType<DeskPartProps>;
  /** Its instruments go through stages of their own, which its figures tell instead of the state of trading. */
  readonly hasStages?: boolean;
  /** `DeskFigure`s of the ticker bar that other products have not, before those of the day. */
  readonly Figures?: ComponentType<DeskPartProps>;
  /** Further ones, after those of the day. */
  readonly MoreFigures?: ComponentType<DeskPartProps>;
  /** Ways from an instrument to what else there is of it, where the ticker bar has room. */
  readonly Links?: ComponentType<{ readonly pair: Instrument }>;
  /** What gives way in the ticker bar on a desktop on which not all of it has room beside the form, so that no figure has to be scrolled to. */
  readonly spare?: (pair: Instrument | null) => readonly ('volume' | 'turnover' | 'links')[];
  /** A user's own trades of an instrument, beside those of everybody: an `OwnTape`. */
  readonly OwnTrades?: ComponentType<{ readonly pair: Instrument }>;
  readonly tabs: readonly [DeskTab, ...DeskTab[]];
  /** Query parameters of every list below the chart, such as the account. */
  readonly scope?: RecordContentProps['scope'];
  /** Own open orders, for book and chart. */
  readonly $ownOrders: Store<readonly OwnOrder[]>;
  /** Further prices that the chart marks. */
  readonly $marks?: Store<readonly PriceMark[]>;
  /** Tells what somebody holds of an instrument; null while that is not known, and for visitors. */
  readonly $holdingsOf?: Store<((pair: Instrument) => readonly Holding[]) | null>;
  /** Asks to change the price of an own order or of a mark, where any can be moved. */
  readonly orderMoved?: EventCallable<OrderMove>;
  /** Chooses the side of the form, where it opens as a sheet. */
  readonly sideChosen: EventCallable<OrderSide>;
  /** The form is for both sides at a time where there is room. */
  readonly isTwoSided?: boolean;
  /** What the buttons say that open it. */
  readonly sides: NonNullable<SideTexts['sides']>;
}

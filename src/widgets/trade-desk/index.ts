export { TickerStat } from './TickerStat';
export { PairDesk } from './PairDesk';
export type { DeskPartProps, DeskProduct, Holding, OrderMove, OwnOrder, PhoneActionsProps, PriceMark, SideTexts } from './product';
export { TradeDesk, type TradeDeskProps } from './TradeDesk';
export { useFiat } from './useFiat';
export { pairCodeOf, usePair } from './usePair';

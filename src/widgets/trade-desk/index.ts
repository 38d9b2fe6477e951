export { DeskFigure } from './DeskFigure';
export { PairDesk } from './PairDesk';
export type { DeskPartProps, DeskProduct, Holding, OrderMove, OwnOrder, PhoneActionsProps, PriceMark, SideTexts } from './product';
export { TradeDesk, type TradeDeskProps } from './TradeDesk';
export { useFiat } from './useFiat';
export { codeOf, usePair } from './usePair';

export type { DeskPartProps, DeskProduct, OrderMove, OwnOrder } from './product';
export { TradeDesk, type TradeDeskProps } from './TradeDesk';
export { useFiat } from './useFiat';

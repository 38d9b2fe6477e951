export type { DeskPartProps, DeskProduct, OwnOrder } from './product';
export { TradeDesk, type TradeDeskProps } from './TradeDesk';
export { useFiat } from './useFiat';

export { TradeCommandsGate } from './commands';
export { $areKeysOn, $tradeKeys, keysSwitched, tradeKeysChanged, type TradeCommand } from './model';

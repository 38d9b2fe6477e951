export { $areKeysOn, $tradeKeys, keysSwitched, TradeCommandsGate, tradeKeysChanged, type TradeCommand } from './model';

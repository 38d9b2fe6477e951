export { $areShortcutsOn, shortcutsSwitched } from './model';
export { $tradeKeys, TradeCommandsGate, tradeKeysChanged, type TradeCommand } from './tradeKeys';
export { ToolCommandsGate, type ToolCommand } from './toolCommands';

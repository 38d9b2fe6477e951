export { $areShortcutsOn as $areKeysOn, shortcutsSwitched as keysSwitched } from './model';
export { $tradeKeys, TradeCommandsGate, tradeKeysChanged, type TradeCommand } from './tradeKeys';
export { ToolCommandsGate, type ToolCommand } from './toolCommands';

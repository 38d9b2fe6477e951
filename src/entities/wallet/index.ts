export { $wallet, account, WalletHeaderGate, WalletPageGate } from './account';
export { $isPreparing, $total, assets } from './assets';
export { $chainNames, chains } from './chains';
export { $areNumbersHidden, $settings, hideNumbersToggled, settingsChanged } from './settings';
export { shortAddress } from './shortAddress';
export { WalletAmount } from './WalletAmount';

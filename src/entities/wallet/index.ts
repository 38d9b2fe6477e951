export { $wallet, account, WalletHeaderGate, WalletPageGate } from './account';
export { $total, assets } from './assets';
export { $chainNames, chains } from './chains';
export { $areNumbersHidden, $settings, hideNumbersToggled as numbersToggled, settingsChanged } from './settings';
export { shortAddress } from './shortAddress';
export { WalletAmount } from './WalletAmount';

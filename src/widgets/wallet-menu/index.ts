export { WalletTools } from './WalletTools';

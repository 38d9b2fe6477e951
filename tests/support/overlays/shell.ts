import { press, type Overlay, type OverlayVisit } from './overlay';

const search: Overlay = { file: 'features/search/SearchButton', name: /^Search/, steps: [press(/^Search$/)] };
const messages: Overlay = { file: 'widgets/messages-button/MessagesButton', name: /^Messages/, steps: [press(/^Messages/)] };
const account: Overlay = { file: 'widgets/user-menu/UserMenu', name: /^Account/, steps: [press(/^Account/)] };
const wallet: Overlay = { file: 'widgets/wallet-menu/WalletMenu', name: /^Wallet/, steps: [press(/^Wallet/)] };
const connect: Overlay = { file: 'features/wallet-connect/ConnectDialog', name: /^Connect wallet/, steps: [press(/^Connect wallet/)] };
const menu: Overlay = { file: 'widgets/shell/MenuButton', name: /^Menu/, steps: [press(/^Menu$/)] };
const social: Overlay = { file: 'widgets/footer/Social', name: /^Telegram/, steps: [press(/^Telegram/)] };
const commands: Overlay = { file: 'widgets/command-palette/CommandHost', name: /^Command menu/, steps: [{ keys: 'Control+k' }] };
const keys: Overlay = { file: 'widgets/command-palette/KeysDialog', name: /^Keyboard shortcuts/, steps: [{ keys: '?' }] };
const preferences: Overlay = {
  file: 'widgets/header/PreferencesButton',
  name: /^Language and currency/,
  steps: [press(/^Language and currency/)],
};
const download: Overlay = { file: 'features/download/DownloadButton', name: /^Download the app/, steps: [press(/^Download the app/)] };
const service: Overlay = {
  file: 'features/customer-service/ServiceButton',
  name: /^Customer service/,
  steps: [press(/^Customer service/)],
};

/** What everybody finds around a page, whoever they are and whatever they look at it on. */
const everywhere = [social, commands, keys];
const narrow = ['phone', 'tablet'] as const;

/** The overlays of the shell: of a visitor, of a user and of a wallet, on each device. */
export const shellVisits: readonly OverlayVisit[] = [
  {
    as: 'visitor',
    screens: { '/market': [search, preferences, download, ...everywhere], '/web3': [connect, preferences, ...everywhere] },
  },
  {
    as: 'trader',
    screens: { '/market': [search, messages, preferences, download, account, service, ...everywhere], '/web3': [connect] },
  },
  { as: 'web3Wallet', screens: { '/web3/asset': [wallet, preferences, ...everywhere] } },
  ...narrow.flatMap((device): OverlayVisit[] => [
    { as: 'visitor', device, screens: { '/market': [search, menu, ...everywhere], '/web3': [connect] } },
    { as: 'trader', device, screens: { '/market': [search, messages, account, menu, service, ...everywhere] } },
    { as: 'web3Wallet', device, screens: { '/web3/asset': [wallet, ...(device === 'phone' ? [menu] : [preferences]), ...everywhere] } },
  ]),
];

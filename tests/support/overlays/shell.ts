import { personaPassword } from '@fixtures/personas';
import { press, type, type Overlay, type OverlayVisit } from './overlay';

const search: Overlay = { file: 'features/search/SearchButton', name: /^Search/, steps: [press(/^Search$/)] };
const messages: Overlay = { file: 'widgets/messages-button/MessagesButton', name: /^Messages/, steps: [press(/^Messages/)] };
const account: Overlay = { file: 'widgets/user-menu/UserMenu', name: /^Account/, steps: [press(/^Account/)] };
const wallet: Overlay = { file: 'widgets/wallet-menu/WalletMenu', name: /^Wallet/, steps: [press(/^Wallet/)] };
const connect: Overlay = { file: 'features/wallet-connect/ConnectDialog', name: /^Connect wallet/, steps: [press(/^Connect wallet/)] };
const menu: Overlay = { file: 'widgets/shell/MenuButton', name: /^Menu/, steps: [press(/^Menu$/)] };
const social: Overlay = { file: 'widgets/footer/Social', name: /^Telegram/, steps: [press(/^Telegram/)] };
const commands: Overlay = { file: 'widgets/command-palette/CommandHost', name: /^Command menu/, steps: [{ keys: 'Control+k' }] };
const keys: Overlay = { file: 'widgets/command-palette/ShortcutsDialog', name: /^Keyboard shortcuts/, steps: [{ keys: '?' }] };
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

const language: Overlay = { file: 'widgets/header/PreferencesButton', name: /^Language/, steps: [press(/^Language/)] };
const transfer: Overlay = { file: 'features/transfer/TransferDialog', name: /^Transfer$/, steps: [press(/^Transfer$/)] };
const challenge: Overlay = {
  file: 'features/challenge/ChallengeDialog',
  name: /^Verify it’s you/,
  steps: [type('tomas@demo.example', /^Email$/), type(personaPassword, /^Password$/), press(/^Log in$/)],
};

/** Overlays that exist around every page, for every user and device. */
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
    screens: {
      '/': [transfer],
      '/market': [search, messages, preferences, download, account, service, ...everywhere],
      '/web3': [connect],
    },
  },
  { as: 'web3Wallet', screens: { '/web3/asset': [wallet, preferences, ...everywhere] } },
  { as: 'visitor', scenario: 'second-factor', device: 'phone', screens: { '/login': [language, challenge] } },
  ...narrow.flatMap((device): OverlayVisit[] => [
    { as: 'visitor', device, screens: { '/market': [search, menu, ...everywhere], '/web3': [connect] } },
    { as: 'trader', device, screens: { '/market': [search, messages, account, menu, service, ...everywhere] } },
    { as: 'web3Wallet', device, screens: { '/web3/asset': [wallet, ...(device === 'phone' ? [menu] : [preferences]), ...everywhere] } },
  ]),
];

/** A screen with the overlays around it. */
export interface ShellScreen extends Omit<OverlayVisit, 'screens'> {
  readonly address: string;
  readonly overlays: readonly Overlay[];
}

/** The screens with shell overlays, each a possible starting point of a test. */
export const shellScreens: readonly ShellScreen[] = shellVisits.flatMap(({ screens, ...visit }) =>
  Object.entries(screens).map(([address, overlays]) => ({ ...visit, address, overlays })),
);

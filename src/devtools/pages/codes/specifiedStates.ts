import type { Situation } from './situations';

const scenario = (name: string) => ({ kind: 'scenario', name }) as const;
const screen = (address: string, persona: 'trader' | 'visitor') => ({ kind: 'screen', address, persona }) as const;

/** Every specified state other than error states, with how to open it. Source: specification, States and transitions. */
export const specifiedStates: readonly Situation[] = [
  { id: 'qrWaiting', title: 'workbench.stateQrWaiting', behaviour: 'workbench.showsQrWaiting', opened: scenario('web3-qr-waiting') },
  { id: 'qrGone', title: 'workbench.stateQrGone', behaviour: 'workbench.showsQrGone', opened: scenario('web3-qr-expired') },
  {
    id: 'qrConfirmed',
    title: 'workbench.stateQrConfirmed',
    behaviour: 'workbench.showsQrConfirmed',
    opened: scenario('web3-qr-confirmed'),
  },
  {
    id: 'walletConnected',
    title: 'workbench.stateWalletConnected',
    behaviour: 'workbench.showsWalletConnected',
    opened: scenario('web3-connected'),
  },
  { id: 'web3Recovers', title: 'workbench.stateWeb3Recovers', behaviour: 'workbench.showsWeb3Recovers', opened: scenario('web3-busy') },
  {
    id: 'web3GivesUp',
    title: 'workbench.stateWeb3GivesUp',
    behaviour: 'workbench.showsWeb3GivesUp',
    opened: scenario('web3-busy-forever'),
  },
  { id: 'kycNone', title: 'workbench.stateKycNone', behaviour: 'workbench.showsKycNone', opened: scenario('kyc-none') },
  {
    id: 'kycPending',
    title: 'workbench.stateKycPending',
    behaviour: 'workbench.showsKycPending',
    opened: scenario('kyc-advanced-pending'),
  },
  {
    id: 'kycStandard',
    title: 'workbench.stateKycStandard',
    behaviour: 'workbench.showsKycStandard',
    opened: scenario('kyc-standard-passed'),
  },
  {
    id: 'kycAdvanced',
    title: 'workbench.stateKycAdvanced',
    behaviour: 'workbench.showsKycAdvanced',
    opened: scenario('kyc-advanced-passed'),
  },
  { id: 'kycCompany', title: 'workbench.stateKycCompany', behaviour: 'workbench.showsKycCompany', opened: scenario('company-passed') },
  { id: 'service', title: 'workbench.stateService', behaviour: 'workbench.showsService', opened: screen('/', 'trader') },
  { id: 'downloadBar', title: 'workbench.stateDownloadBar', behaviour: 'workbench.showsDownloadBar', opened: screen('/', 'visitor') },
  {
    id: 'favouriteServer',
    title: 'workbench.stateFavouriteServer',
    behaviour: 'workbench.showsFavouriteServer',
    opened: screen('/market', 'trader'),
  },
  {
    id: 'favouriteLocal',
    title: 'workbench.stateFavouriteLocal',
    behaviour: 'workbench.showsFavouriteLocal',
    opened: screen('/market', 'visitor'),
  },
  { id: 'search', title: 'workbench.stateSearch', behaviour: 'workbench.showsSearch', opened: screen('/', 'visitor') },
  {
    id: 'messageUnread',
    title: 'workbench.stateMessageUnread',
    behaviour: 'workbench.showsMessageUnread',
    opened: screen('/inMail/noticeNavList', 'trader'),
  },
  { id: 'messageAll', title: 'workbench.stateMessageAll', behaviour: 'workbench.showsMessageAll', opened: scenario('inbox-full') },
  { id: 'inboxEmpty', title: 'workbench.stateInboxEmpty', behaviour: 'workbench.showsInboxEmpty', opened: scenario('inbox-empty') },
  {
    id: 'transferForm',
    title: 'workbench.stateTransferForm',
    behaviour: 'workbench.showsTransferForm',
    opened: screen('/account/transfer', 'trader'),
  },
  { id: 'transferCard', title: 'workbench.stateTransferCard', behaviour: 'workbench.showsTransferCard', opened: scenario('card-warning') },
  {
    id: 'transferInactive',
    title: 'workbench.stateTransferInactive',
    behaviour: 'workbench.showsTransferInactive',
    opened: scenario('margin-inactive'),
  },
  { id: 'theme', title: 'workbench.stateTheme', behaviour: 'workbench.showsTheme', opened: screen('/', 'visitor') },
  { id: 'logout', title: 'workbench.stateLogout', behaviour: 'workbench.showsLogout', opened: screen('/', 'trader') },
  { id: 'sheets', title: 'workbench.stateSheets', behaviour: 'workbench.showsSheets', opened: screen('/', 'trader') },
];

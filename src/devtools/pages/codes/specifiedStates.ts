import type { Situation } from './situations';

const scenario = (name: string) => ({ kind: 'scenario', name }) as const;
const screen = (address: string, persona: 'trader' | 'visitor') => ({ kind: 'screen', address, persona }) as const;

/** Every specified state other than error states, with how to open it. Source: specification, States and transitions. */
export const specifiedStates: readonly Situation[] = [
  { id: 'qrWaiting', title: 'workbench.stateQrWaiting', behaviour: 'workbench.showsQrWaiting', target: scenario('web3-qr-waiting') },
  { id: 'qrGone', title: 'workbench.stateQrGone', behaviour: 'workbench.showsQrGone', target: scenario('web3-qr-expired') },
  {
    id: 'qrConfirmed',
    title: 'workbench.stateQrConfirmed',
    behaviour: 'workbench.showsQrConfirmed',
    target: scenario('web3-qr-confirmed'),
  },
  {
    id: 'walletConnected',
    title: 'workbench.stateWalletConnected',
    behaviour: 'workbench.showsWalletConnected',
    target: scenario('web3-connected'),
  },
  { id: 'web3Recovers', title: 'workbench.stateWeb3Recovers', behaviour: 'workbench.showsWeb3Recovers', target: scenario('web3-busy') },
  {
    id: 'web3GivesUp',
    title: 'workbench.stateWeb3GivesUp',
    behaviour: 'workbench.showsWeb3GivesUp',
    target: scenario('web3-busy-forever'),
  },
  { id: 'kycNone', title: 'workbench.stateKycNone', behaviour: 'workbench.showsKycNone', target: scenario('kyc-none') },
  {
    id: 'kycPending',
    title: 'workbench.stateKycPending',
    behaviour: 'workbench.showsKycPending',
    target: scenario('kyc-advanced-pending'),
  },
  {
    id: 'kycStandard',
    title: 'workbench.stateKycStandard',
    behaviour: 'workbench.showsKycStandard',
    target: scenario('kyc-standard-passed'),
  },
  {
    id: 'kycAdvanced',
    title: 'workbench.stateKycAdvanced',
    behaviour: 'workbench.showsKycAdvanced',
    target: scenario('kyc-advanced-passed'),
  },
  { id: 'kycCompany', title: 'workbench.stateKycCompany', behaviour: 'workbench.showsKycCompany', target: scenario('company-passed') },
  { id: 'service', title: 'workbench.stateService', behaviour: 'workbench.showsService', target: screen('/', 'trader') },
  { id: 'downloadBar', title: 'workbench.stateDownloadBar', behaviour: 'workbench.showsDownloadBar', target: screen('/', 'visitor') },
  {
    id: 'favouriteServer',
    title: 'workbench.stateFavouriteServer',
    behaviour: 'workbench.showsFavouriteServer',
    target: screen('/market', 'trader'),
  },
  {
    id: 'favouriteLocal',
    title: 'workbench.stateFavouriteLocal',
    behaviour: 'workbench.showsFavouriteLocal',
    target: screen('/market', 'visitor'),
  },
  { id: 'search', title: 'workbench.stateSearch', behaviour: 'workbench.showsSearch', target: screen('/', 'visitor') },
  {
    id: 'messageUnread',
    title: 'workbench.stateMessageUnread',
    behaviour: 'workbench.showsMessageUnread',
    target: screen('/inMail/noticeNavList', 'trader'),
  },
  { id: 'messageAll', title: 'workbench.stateMessageAll', behaviour: 'workbench.showsMessageAll', target: scenario('inbox-full') },
  { id: 'inboxEmpty', title: 'workbench.stateInboxEmpty', behaviour: 'workbench.showsInboxEmpty', target: scenario('inbox-empty') },
  {
    id: 'transferForm',
    title: 'workbench.stateTransferForm',
    behaviour: 'workbench.showsTransferForm',
    target: screen('/account/transfer', 'trader'),
  },
  { id: 'transferCard', title: 'workbench.stateTransferCard', behaviour: 'workbench.showsTransferCard', target: scenario('card-warning') },
  {
    id: 'transferInactive',
    title: 'workbench.stateTransferInactive',
    behaviour: 'workbench.showsTransferInactive',
    target: scenario('margin-inactive'),
  },
  { id: 'theme', title: 'workbench.stateTheme', behaviour: 'workbench.showsTheme', target: screen('/', 'visitor') },
  { id: 'logout', title: 'workbench.stateLogout', behaviour: 'workbench.showsLogout', target: screen('/', 'trader') },
  { id: 'sheets', title: 'workbench.stateSheets', behaviour: 'workbench.showsSheets', target: screen('/', 'trader') },
];

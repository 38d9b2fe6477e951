import type { WorkbenchText } from '../tools';

/** How to open a situation: a code on the screen that shows it, a scenario, or a screen with instructions. */
type SituationTarget =
  | { readonly kind: 'code' | 'scenario'; readonly name: string }
  | { readonly kind: 'screen'; readonly address: string; readonly persona: 'trader' | 'visitor' | 'newUser' };

/** A row of the error catalogue, or another specified state. Source: specification, Error catalogue. */
export interface Situation {
  readonly id: string;
  readonly title: WorkbenchText;
  readonly behaviour: WorkbenchText;
  readonly target: SituationTarget;
}

const code = (name: string) => ({ kind: 'code', name }) as const;
const scenario = (name: string) => ({ kind: 'scenario', name }) as const;

/** Every situation in the specification's error catalogue, in its order. */
export const situations: readonly Situation[] = [
  { id: 'needKyc', title: 'workbench.onNeedKyc', behaviour: 'workbench.doesNeedKyc', target: scenario('need-kyc') },
  { id: 'cannotUse', title: 'workbench.onCannotUse', behaviour: 'workbench.doesCannotUse', target: scenario('cannot-use-module') },
  { id: 'qrExpired', title: 'workbench.onQrExpired', behaviour: 'workbench.doesQrExpired', target: code('qrExpired') },
  {
    id: 'chatScript',
    title: 'workbench.onChatScript',
    behaviour: 'workbench.doesChatScript',
    target: { kind: 'screen', address: '/', persona: 'trader' },
  },
  {
    id: 'serviceLines',
    title: 'workbench.onServiceLines',
    behaviour: 'workbench.doesServiceLines',
    target: scenario('service-lines-unavailable'),
  },
  { id: 'web3Busy', title: 'workbench.onWeb3Busy', behaviour: 'workbench.doesWeb3Busy', target: code('web3Busy') },
  {
    id: 'emptySearch',
    title: 'workbench.onEmptySearch',
    behaviour: 'workbench.doesEmptySearch',
    target: { kind: 'screen', address: '/', persona: 'visitor' },
  },
  { id: 'transferDone', title: 'workbench.onTransferDone', behaviour: 'workbench.doesTransferDone', target: scenario('transfer-done') },
  {
    id: 'transferAccepted',
    title: 'workbench.onTransferAccepted',
    behaviour: 'workbench.doesTransferAccepted',
    target: code('transferAccepted'),
  },
  {
    id: 'transferBlocked',
    title: 'workbench.onTransferBlocked',
    behaviour: 'workbench.doesTransferBlocked',
    target: code('transferBlocked'),
  },
  {
    id: 'transferRestricted',
    title: 'workbench.onTransferRestricted',
    behaviour: 'workbench.doesTransferBlocked',
    target: code('transferRestricted'),
  },
  {
    id: 'transferRejected',
    title: 'workbench.onTransferRejected',
    behaviour: 'workbench.doesTransferRejected',
    target: code('transferRejected'),
  },
  { id: 'transferOther', title: 'workbench.onTransferOther', behaviour: 'workbench.doesTransferOther', target: code('busy') },
  { id: 'messageBroken', title: 'workbench.onMessageBroken', behaviour: 'workbench.doesMessageBroken', target: scenario('message-broken') },
  {
    id: 'emptyList',
    title: 'workbench.onEmptyList',
    behaviour: 'workbench.doesEmptyList',
    target: { kind: 'screen', address: '/orderHome/coinTradeOrder', persona: 'newUser' },
  },
];

export { call, type CallResult, type CallContext, type Transport } from './call';
export { $origin, $transport, callDone, callFailed, callFx } from './calls';
export { driftFound } from './drift';
export { $channel, otherTabChanged, noChannel, type ChangeChannel } from './crossTab';
export { changeFailed, changeLost, mutation, type Mutation, type MutationOptions } from './mutation';
export { optimistic } from './optimistic';
export type { Unsent } from './outbox';
export { isPartial } from './parseLenient';
export { select } from './select';
export { query, type Query, type QueryOptions } from './query';
export { withPathParams } from './withPathParams';
export { failureText } from './failureText';
export {
  ApiError,
  isConnectionFailure,
  isMaintenance,
  isOutcomeUnknown,
  needsLogin,
  refusalCode,
  serverMessage,
  isSessionReplaced,
  type Failure,
} from './failure';

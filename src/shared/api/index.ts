export { call, type CallContext, type Transport } from './call';
export { $origin, $transport, callDone, callFailed, callFx, newestOf } from './callFx';
export { $channel, changedElsewhere, noChannel, type ChangeChannel } from './elsewhere';
export { ApiError, serverMessage, type Failure } from './failure';

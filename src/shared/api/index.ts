export { call, type CallContext, type Transport } from './call';
export { $origin, $transport, callFailed, callFx, newestOf } from './callFx';
export { ApiError, serverMessage, type Failure } from './failure';

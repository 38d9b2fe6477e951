export { answersOf, type Answers } from './answersOf';
export { call, type Answer, type CallContext, type Transport } from './call';
export { $origin, $transport, answerFx, callDone, callFailed, callFx, newestFailureOf, newestOf } from './callFx';
export { driftFound } from './drift';
export { $channel, otherTabChanged, noChannel, type ChangeChannel } from './crossTab';
export { ApiError, needsLogin, serverMessage, type Failure } from './failure';

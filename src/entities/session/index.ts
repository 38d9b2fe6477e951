export { avatarColour } from './avatar';
export { $endReason, type EndReason } from './endReason';
export {
  $isLoggedIn,
  $login,
  $session,
  $sessionFailure,
  $isSessionFetching,
  $isSiteDown,
  $isWalletConnected,
  $walletAccountId,
  $isKnownUser,
  $userHash,
  $userParams,
  sessionRefetched,
  sessionEnded,
  sessionStarted,
  userChanged,
  walletConnected,
  walletDisconnected,
  type Session,
} from './model';
export { startSessionBy } from './startSessionBy';
export { $isVisitor, $presumesVisitor } from './visitor';

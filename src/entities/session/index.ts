export { avatarColour } from './avatar';
export { $endReason, type EndReason } from './ending';
export {
  $isLoggedIn,
  $login,
  $session,
  $sessionFailure,
  $isKnownUser,
  $isSessionFetching,
  $isSiteDown,
  $isWalletConnected,
  $walletAccountId,
  $userParams,
  sessionRefetched,
  sessionEnded,
  sessionStarted,
  userChanged,
  walletConnected,
  walletDisconnected,
  type Session,
} from './model';

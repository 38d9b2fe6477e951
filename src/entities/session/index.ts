export { $endReason, type EndReason } from './ending';
export {
  $isLoggedIn,
  $login,
  $session,
  $sessionFailure,
  $isKnownUser,
  $isSessionFetching,
  $isSiteDown,
  $userParams,
  sessionRefetched,
  sessionEnded,
  sessionStarted,
  userChanged,
  type Session,
} from './model';

export { $hasExpired } from './expiry';
export {
  $isLoggedIn,
  $login,
  $session,
  $sessionFailure,
  $isKnownUser,
  $isSessionFetching,
  $userParams,
  sessionRefetched,
  sessionEnded,
  sessionStarted,
  userChanged,
  type Session,
} from './model';

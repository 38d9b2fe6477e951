export {
  $isLoggedIn,
  $login,
  $session,
  $sessionFailure,
  loadSessionFx,
  sessionEnded,
  sessionStarted,
  userChanged,
  type Session,
} from './model';

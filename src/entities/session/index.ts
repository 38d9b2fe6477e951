export {
  $isLoggedIn,
  $isUnreachable,
  $login,
  $session,
  loadSessionFx,
  sessionEnded,
  sessionStarted,
  userChanged,
  type Session,
} from './model';

export { SessionUnavailable, type SessionUnavailableProps } from './SessionUnavailable';

import { lazyNamed } from '@/shared/lazy';

export const SessionUnavailable = lazyNamed(() => import('./SessionUnavailable'), 'SessionUnavailable');
export type { SessionUnavailableProps } from './SessionUnavailable';

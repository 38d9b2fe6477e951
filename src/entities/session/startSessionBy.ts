import { sample, type Event, type Store } from 'effector';
import { not } from 'patronum';
import type { Endpoint } from '@/contract/endpoint';
import type { LoginData } from '@/contract/account';
import { callDone } from '@/shared/api';
import { sessionRefetched, sessionStarted } from './model';

/** Starts the session with the response to a login or registration. If its page was left before, the response is dropped although the browser is logged in, so the session is read instead. */
export function startSessionBy(
  { id }: Pick<Endpoint, 'id'>,
  { done, $isPending }: { readonly done: Event<{ readonly data: LoginData }>; readonly $isPending: Store<boolean> },
): void {
  sample({ clock: done, fn: ({ data }) => data, target: sessionStarted });
  sample({
    clock: callDone.filter({ fn: (endpoint) => endpoint.id === id }),
    filter: not($isPending),
    fn: () => {},
    target: sessionRefetched,
  });
}

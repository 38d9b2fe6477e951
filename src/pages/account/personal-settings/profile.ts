import { combine, createEvent, createStore, sample } from 'effector';
import { account, isNickname } from '@/contract/account';
import { code } from '@/contract/codes';
import { $login, sessionRefetched } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { mutation, refusalCode } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { createGate } from '@/shared/lib/gate';

/** The tab is mounted. */
export const ProfileGate = createGate('ProfileGate');
export const nicknameTyped = createEvent<string>();
export const avatarChosen = createEvent<string>();
export const submitted = createEvent();

const save = mutation({
  endpoint: account.saveProfile,
  params: (body: { readonly fnickname: string; readonly photo: string }) => ({ body }),
  showsRefusal: true,
  resetOn: ProfileGate.close,
});
export const $isPending = save.$isPending;

const $typed = createStore<string | null>(null)
  .on(nicknameTyped, (_, text) => text)
  .reset(ProfileGate.close, save.done);
const $chosen = createStore<string | null>(null)
  .on(avatarChosen, (_, photo) => photo)
  .reset(ProfileGate.close, save.done);
export const $nickname = combine($typed, $login, (typed, login) => typed ?? login?.fnickname ?? '');
/** The chosen avatar: `avatar-` and the number of a colour, or empty for the colour derived from the name. */
export const $photo = combine($chosen, $login, (chosen, login) => chosen ?? login?.photo ?? '');

const $isAttempted = createStore(false)
  .on(submitted, () => true)
  .reset(ProfileGate.close, save.done);
const $refusal = createStore<number | null>(null)
  .on(
    save.failed.filterMap(({ error }) => refusalCode(error)),
    (_, errorCode) => errorCode,
  )
  .reset(nicknameTyped, submitted, ProfileGate.close);
/** The error of the nickname: invalid, shown from the first attempt on, or rejected by the exchange. */
export const $problem = combine($nickname, $isAttempted, $refusal, (nickname, isAttempted, refusal): TextKey<'settings'> | null => {
  if (refusal === code.nicknameTaken.code) return 'settings.nicknameTaken';
  if (refusal === code.nicknameForbidden.code) return 'settings.nicknameForbidden';
  return isAttempted && !isNickname(nickname.trim()) ? 'settings.nicknameInvalid' : null;
});

sample({
  clock: submitted,
  source: { fnickname: $nickname, photo: $photo },
  filter: ({ fnickname }) => isNickname(fnickname.trim()),
  fn: ({ fnickname, photo }) => ({ fnickname: fnickname.trim(), photo }),
  target: save.submitted,
});
sample({ clock: save.done, fn: () => {}, target: sessionRefetched });
sample({
  clock: save.done,
  fn: () => ({ tone: 'success' as const, text: { key: 'settings.profileSaved' as const } }),
  target: toastRequested,
});

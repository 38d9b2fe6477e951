import { combine, createEvent, sample } from 'effector';
import { account, type CloseBlocker, type Factor } from '@/contract/account';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import type { SecurityFactor } from './factors';

/** Mounted by components that show the account's security settings. */
export const SecurityGate = createGate('SecurityGate');

/** A security setting of the account was set, changed or removed here. */
export const securityChanged = createEvent();

const $params = combine(SecurityGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null));
const shared = { $params, refetchOn: [securityChanged], resetOn: userChanged };
const setting = query({ endpoint: account.securitySetting, ...shared });
const score = query({ endpoint: account.userSecurity, ...shared });
const state = query({ endpoint: account.queryAccount, ...shared });
const contacts = query({ endpoint: account.fuzzyInfo, ...shared });
const parts = [setting, score, state, contacts] as const;

/** The account's security; contacts are masked and empty if none is bound, times are in ms. Null marks values that could not be read. */
export interface Security {
  readonly fid: number | null;
  readonly isSet: Readonly<Record<SecurityFactor, boolean | null>>;
  readonly score: number | null;
  readonly fullScore: number | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly antiPhishingCode: string | null;
  readonly registeredTime: number | null;
  readonly passwordChangedTime: number | null;
  readonly isFrozen: boolean | null;
  /** End of the withdrawal hold; null if there is none. */
  readonly lockedUntil: number | null;
  /** What prevents the account from being closed. */
  readonly blockers: readonly CloseBlocker[];
  /** Whether the account can be closed. */
  readonly canDelete: boolean | null;
  /** Number of unused recovery codes of the authenticator; null if it could not be read. */
  readonly recoveryCodesLeft: number | null;
  /** Lost factors that will be removed, and when. */
  readonly resets: readonly { readonly item: Factor; readonly doneTime: number }[];
}

const combined = (latest: '$data' | '$latest') =>
  combine(
    { settings: setting[latest], scores: score[latest], accountState: state[latest], contactInfo: contacts[latest] },
    ({ settings, scores, accountState, contactInfo }): Security | null =>
      settings && scores && accountState && contactInfo
        ? {
            recoveryCodesLeft: settings.recoveryCodesLeft ?? null,
            resets: settings.resets ?? [],
            ...scores,
            ...accountState,
            blockers: accountState.blockers ?? [],
            ...contactInfo,
            isSet: {
              google: settings.isGoogleBound,
              email: settings.isEmailBound,
              phone: settings.isPhoneBound,
              fundPassword: settings.hasTradePassword,
              antiPhishing: settings.hasAntiPhishingCode,
              whitelist: settings.isWhitelistOn,
            },
          }
        : null,
  );

const refetched = createEvent();
sample({ clock: refetched, target: parts.map((part) => part.refetched) });

/** The account's security, combined from four calls; available once all have responded. */
export const security = {
  $data: combined('$data'),
  $latest: combined('$latest'),
  $error: combine(
    parts.map(({ $error }) => $error),
    (errors) => errors.find((error) => error !== null) ?? null,
  ),
  refetched,
};

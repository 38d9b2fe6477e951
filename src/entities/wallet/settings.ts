import { combine, createEvent, createStore, sample } from 'effector';
import { initialConfig, web3, type Web3Config } from '@/contract/web3';
import { mutation, query } from '@/shared/api';
import { $shownAccountId, walletChanged } from './account';

/** Wallet settings were changed; the exchange stores them with the wallet. */
export const settingsChanged = createEvent<Partial<Web3Config>>();
export const hideNumbersToggled = createEvent();

const saved = query({
  endpoint: web3.getConfig,
  $params: $shownAccountId.map((accountId) => (accountId === null ? null : {})),
  resetOn: walletChanged,
});
const save = mutation({
  endpoint: web3.updateConfig,
  params: (body: Partial<Web3Config>) => ({ body }),
  key: (change) => Object.keys(change).join(),
  whilePending: 'sendLast',
  resetOn: walletChanged,
});
sample({ clock: settingsChanged, target: save.submitted });

/** Settings chosen in this visit: they apply at once and stay, whether or not they could be saved for the next one. */
const $chosen = createStore<Partial<Web3Config>>({})
  .on(settingsChanged, (chosen, change) => ({ ...chosen, ...change }))
  .reset(walletChanged);

export const $settings = combine(saved.$latest, $chosen, (savedSettings, chosen): Web3Config => ({
  ...initialConfig,
  ...savedSettings,
  ...chosen,
}));

/** Whether amounts are hidden; they are until the settings are known, so that no hidden amount is ever shown. */
export const $areNumbersHidden = combine(
  saved.$latest,
  $chosen,
  (savedSettings, chosen) => !(chosen.showNumbers ?? savedSettings?.showNumbers ?? false),
);
sample({ clock: hideNumbersToggled, source: $areNumbersHidden, fn: (isHidden) => ({ showNumbers: isHidden }), target: settingsChanged });

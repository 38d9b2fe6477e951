import { combine, createEvent, createStore, sample } from 'effector';
import { initialConfig, web3, type Web3Config } from '@/contract/web3';
import { mutation, query } from '@/shared/api';
import { $shownAccountId, walletChanged } from './account';

/** Settings of the wallet were changed; they are kept with it on the exchange. */
export const settingsChanged = createEvent<Partial<Web3Config>>();
export const numbersToggled = createEvent();

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

/** What was chosen in this visit: it applies at once and stays, whether or not it could be saved for the next one. */
const $chosen = createStore<Partial<Web3Config>>({})
  .on(settingsChanged, (chosen, change) => ({ ...chosen, ...change }))
  .reset(walletChanged);

export const $settings = combine(saved.$latest, $chosen, (known, chosen): Web3Config => ({ ...initialConfig, ...known, ...chosen }));

/** Whether amounts are hidden. They are until the settings are known, so that none shows that is meant to be hidden. */
export const $areNumbersHidden = combine(saved.$latest, $chosen, (known, chosen) => !(chosen.showNumbers ?? known?.showNumbers ?? false));
sample({ clock: numbersToggled, source: $areNumbersHidden, fn: (isHidden) => ({ showNumbers: isHidden }), target: settingsChanged });

import { createEvent, sample } from 'effector';
import { web3 } from '@/contract/web3';
import { sessionRefetched, walletDisconnected } from '@/entities/session';
import { mutation } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { hrefsIn, navigated, routes } from '@/shared/routing';

export const disconnectPressed = createEvent();

const disconnect = mutation<typeof web3.disconnect, void>({ endpoint: web3.disconnect, params: () => ({}) });
sample({ clock: disconnectPressed, target: disconnect.submitted });

// The wallet is gone from the page at once; the call ends the session of the wallet for the next visit. Source: specification, Header toolbar, Wallet.
sample({ clock: disconnectPressed, source: $locale, fn: (locale) => hrefsIn(locale)(routes.web3), target: navigated });
sample({ clock: disconnectPressed, target: walletDisconnected });
// Where the exchange does not know of it, the page shows who is connected there.
sample({ clock: disconnect.failed, fn: () => {}, target: sessionRefetched });

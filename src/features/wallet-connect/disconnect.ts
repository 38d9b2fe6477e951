import { createEvent, sample } from 'effector';
import { web3 } from '@/contract/web3';
import { sessionRefetched, walletDisconnected } from '@/entities/session';
import { mutation } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { hrefsIn, navigated, routes } from '@/shared/routing';

export const disconnectPressed = createEvent();

const disconnect = mutation<typeof web3.disconnect, void>({ endpoint: web3.disconnect, params: () => ({}) });
sample({ clock: disconnectPressed, target: disconnect.submitted });

// The page drops the wallet immediately; the call ends the wallet's session for later visits. Source: specification, Header toolbar, Wallet.
sample({ clock: disconnectPressed, source: $locale, fn: (locale) => hrefsIn(locale)(routes.web3), target: navigated });
sample({ clock: disconnectPressed, target: walletDisconnected });
// If the call fails, the page shows the wallet that is still connected at the exchange.
sample({ clock: disconnect.failed, fn: () => {}, target: sessionRefetched });

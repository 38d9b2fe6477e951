import { allSettled, type EventCallable } from 'effector';
import { web3 } from '@/contract/web3';
import { $isWalletConnected } from '@/entities/session';
import { disconnectPressed } from '@/features/wallet-connect';
import {
  $canCheck,
  $isOpen,
  $link,
  $phase,
  checkRequested,
  codeRefreshed,
  connectClosed,
  connectOpened,
} from '@/features/wallet-connect/model';
import { navigated } from '@/shared/routing';
import type { ClockedExchange } from './clockedExchange';
import { collect, offline, openScope, testTime, type ScopeOptions } from './scope';

/** The calls of the dialog, and the one that disconnects. */
export const connectPaths = { code: web3.generateQrcode.path, status: web3.scanLogin.path, disconnect: web3.disconnect.path } as const;

/** The connection of a wallet as a page sees it, with one clock for page and exchange. */
export async function openWalletConnect(exchange: ClockedExchange, options: ScopeOptions = {}) {
  const page = await openScope({ exchange: exchange.own, ...options });
  const { scope, requests, clock, intercept } = page;
  clock.advance(exchange.now() - testTime);
  const navigatedTo = collect(navigated, scope);
  const trigger = (unit: EventCallable<void>) => allSettled(unit, { scope });
  return {
    ...page,
    open: () => trigger(connectOpened),
    close: () => trigger(connectClosed),
    refresh: () => trigger(codeRefreshed),
    check: () => trigger(checkRequested),
    disconnect: () => trigger(disconnectPressed),
    /** Advances the clock second by second; each second is fully handled before the next one. */
    later: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        exchange.advance(1000);
        clock.advance(1000);
        await allSettled(scope);
      }
    },
    goOffline: () => Object.values(connectPaths).forEach((path) => intercept(path, offline)),
    goOnline: () => Object.values(connectPaths).forEach((path) => intercept(path, null)),
    /** How often the status was requested. */
    checks: () => requests.filter((call) => call.endsWith(connectPaths.status)).length,
    shown: () => ({
      isOpen: scope.getState($isOpen),
      hasCode: scope.getState($link) !== null,
      phase: scope.getState($phase),
      canCheck: scope.getState($canCheck),
      isConnected: scope.getState($isWalletConnected),
      navigatedTo: navigatedTo.at(-1) ?? null,
    }),
    link: () => scope.getState($link),
  };
}
export type WalletConnectPage = Awaited<ReturnType<typeof openWalletConnect>>;

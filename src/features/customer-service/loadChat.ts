import { isAllowedScript } from '@/shared/scriptOrigins';
import type { ChatAdapter } from './adapters';
import { vendorClient, type ChatClient } from './client';

/** What is needed to load the chat of a line. */
export interface ChatSource {
  /** The address of the vendor's script; empty for the desk of the exchange. */
  readonly script: string;
  /** Opens the desk's panel. */
  readonly openDesk: () => void;
}

/** Loads the chat of a line: its vendor's script, or the desk of the exchange if it has none. Rejects if the script is not on the list of allowed origins or cannot be loaded. */
export async function loadChat({ find }: ChatAdapter, { script, openDesk }: ChatSource): Promise<ChatClient> {
  if (script === '') {
    await import('./DeskPanel');
    return { isReady: () => true, open: openDesk, subscribe: () => () => {} };
  }
  if (!isAllowedScript(script)) throw new TypeError(`${script} is not an allowed script`);
  await runScript(document, script);
  return vendorClient(() => find(window));
}

/** Adds a script to a page; resolves once it has run. A failing script is removed, so that the next attempt loads it again. */
export function runScript(page: Document, address: string): Promise<void> {
  const element = page.createElement('script');
  element.async = true;
  element.src = address;
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new TypeError(`${address} could not be loaded`));
    });
    page.head.append(element);
  });
}

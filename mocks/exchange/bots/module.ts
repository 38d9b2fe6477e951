import type { Positions } from '../contracts/positions';
import type { Copy } from '../copy/copy';
import type { Live } from '../live/live';
import { defineModule } from '../module';
import type { BotsContext } from './context';
import { BotEvent } from './events';
import { botActions } from './seed';
import { createBots } from './bots';

/** The simulated users: lead traders, hosts and viewers. */
export const botsModule = defineModule({
  name: 'bots',
  collections: {},
  events: BotEvent,
  notices: {},
  seed: botActions,
  create: (context: BotsContext, products: { readonly positions: Positions; readonly copy: Copy; readonly live: Live }) =>
    createBots(context, products),
});

import type { PersonaId } from '@fixtures/personas';
import type { Ask } from './example';
import { accountExamples } from './account';
import { alertExamples } from './alerts';
import { apiKeysExamples } from './apiKeys';
import { assetsExamples } from './assets';
import { capitalExamples } from './capital';
import { copyTradingExamples } from './copyTrading';
import { identityExamples } from './identity';
import { inmailExamples } from './inmail';
import { liveExamples } from './live';
import { marginExamples } from './margin';
import { marketExamples } from './market';
import { payExamples } from './pay';
import { premarketExamples } from './premarket';
import { serviceExamples } from './service';
import { swapExamples } from './swap';
import { spotExamples } from './spot';
import { userExamples } from './user';
import { watchlistExamples } from './watchlists';
import { web3Examples } from './web3';

/** An example without the type of its call. */
interface AnyExample {
  readonly as?: PersonaId;
  readonly input?: object | ((ask: Ask) => Promise<object>);
}

const tables: Readonly<Record<string, Readonly<Record<string, AnyExample | undefined>>>> = {
  account: accountExamples,
  alerts: alertExamples,
  apiKeys: apiKeysExamples,
  assets: assetsExamples,
  capital: capitalExamples,
  copyTrading: copyTradingExamples,
  identity: identityExamples,
  inmail: inmailExamples,
  live: liveExamples,
  margin: marginExamples,
  market: marketExamples,
  pay: payExamples,
  premarket: premarketExamples,
  service: serviceExamples,
  spot: spotExamples,
  swap: swapExamples,
  user: userExamples,
  watchlists: watchlistExamples,
  web3: web3Examples,
};

/** The examples by call id. */
export const examples: ReadonlyMap<string, AnyExample> = new Map(
  Object.entries(tables).flatMap(([domain, table]) =>
    Object.entries(table).flatMap(([name, example]) => (example ? [[`${domain}.${name}`, example] as const] : [])),
  ),
);

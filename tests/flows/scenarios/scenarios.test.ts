import { test } from 'vitest';
import { scenarioNames, scenarios, type ScenarioName } from '@mocks/scenarios';
import { sampled } from '@tests/support/testAmount';
import { openFlow } from '../flow';
import { apiKeyProofs } from './apiKeys';
import { basicsProofs } from './basics';
import { contractsProofs } from './contracts';
import { copyProofs } from './copy';
import { fundsProofs } from './funds';
import { identityProofs } from './identity';
import { inverseProofs } from './inverse';
import { liveProofs } from './live';
import { marginProofs } from './margin';
import { marketProofs } from './market';
import { messagesProofs } from './messages';
import { mockProofs } from './mockTrading';
import { conversionProofs } from './conversion';
import { payProofs } from './pay';
import { premarketProofs } from './premarket';
import type { Proof } from './proof';
import { securityProofs } from './security';
import { siteProofs } from './site';
import { spotProofs } from './spot';
import { thinBookProofs } from './thinBooks';
import { transfersProofs } from './transfers';
import { web3Proofs } from './web3';

const proofs: Readonly<Record<ScenarioName, Proof>> = {
  ...basicsProofs,
  ...siteProofs,
  ...marketProofs,
  ...spotProofs,
  ...thinBookProofs,
  ...premarketProofs,
  ...marginProofs,
  ...contractsProofs,
  ...inverseProofs,
  ...mockProofs,
  ...transfersProofs,
  ...messagesProofs,
  ...fundsProofs,
  ...payProofs,
  ...conversionProofs,
  ...apiKeyProofs,
  ...securityProofs,
  ...identityProofs,
  ...web3Proofs,
  ...copyProofs,
  ...liveProofs,
};

const prove = (scenario: ScenarioName, seed?: string) =>
  proofs[scenario](openFlow({ scenario, persona: scenarios[scenario].persona, ...(seed !== undefined && { seed }) }));

/** The most proofs a plain run makes. */
const proofsAtMost = 100;

test.each(
  sampled(
    scenarioNames.map((name) => [name, scenarios[name].title] as const),
    { atMost: proofsAtMost },
  ),
)('%s: %s', (scenario) => prove(scenario));

/** Scenarios that depend on the market of the seed. */
const byMarket = [
  'full-lists',
  'liquidation-soon',
  'liquidated-just-now',
  'coin-margined-position',
  'coin-margined-liquidated',
  'mock-liquidated',
  'order-partly-filled',
  'stop-waiting',
  'lead-losing-streak',
  'market-fear',
  'sector-rally',
] as const;

/** The most of these proofs a plain run makes. */
const worldsAtMost = 8;

test.each(
  sampled(
    ['exchange', 'test', 'demo'].flatMap((seed) => byMarket.map((name) => [name, seed] as const)),
    { atMost: worldsAtMost },
  ),
)('%s, in the world of the seed %s', prove);

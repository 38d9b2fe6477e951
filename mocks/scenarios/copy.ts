import { account, routeBetween } from '@/contract/capital';
import { leadTraderBots } from '@fixtures/leadTraders';
import leadProfiles from '@fixtures/leadProfiles.json' with { type: 'json' };
import { personas, type PersonaId } from '@fixtures/personas';
import { coinByName } from '../exchange/markets';
import { hash } from '../exchange/random';
import type { World } from '../world';
import { addPastCopies } from './pastCopies';
import { forAll, type Scenario } from './scenario';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const [heron] = leadTraderBots;
const lena = personas.leadTrader.login.fid;
const farid = personas.follower.login.fid;
const tomas = personas.trader.login.fid;

const copyScenario = (title: string, instructions: string, persona: PersonaId, arrange: (world: World) => void) =>
  ({ title, instructions, persona, address: '/', arrange }) satisfies Scenario;

export const copyScenarios = {
  'lead-pending': copyScenario(
    'An application for lead trading is under review',
    'The qualification shows pending; four hours later a message gives the result.',
    'trader',
    (world) => void world.copy.leads.apply(tomas, { nickname: 'Tomas', introduction: 'Majors only.' }, world.now - hourMs),
  ),
  'lead-refused': {
    title: 'An application for lead trading was rejected because the contract account had been emptied',
    instructions: 'The message, and the qualification with the unmet condition.',
    persona: 'trader',
    address: '/inMail/noticeNavList',
    arrange: (world) => {
      world.copy.leads.apply(tomas, { nickname: 'Tomas', introduction: '' }, world.now - 4 * hourMs);
      emptyContractWallet(world, tomas);
      world.copy.leads.review(tomas, world.now);
    },
  },
  'lead-full': forAll(
    copyScenario(
      'A lead trader has no free slots',
      'Try to copy Blue Heron: it is refused, and a filter hides traders without free slots.',
      'trader',
      (world) => {
        const lead = heron && world.copy.leads.find(heron.uid);
        if (lead) world.copy.leads.change(lead.traderUid, { maxCopiers: world.copy.follows.copiers(lead) });
      },
    ),
  ),
  'lead-paused': copyScenario(
    'A lead trader has paused: no new copiers, and no new position is copied',
    'The trader is shown as closed; positions opened from now on appear in the history as not copied.',
    'follower',
    (world) => world.copy.leads.pause(lena, true),
  ),
  'lead-private': forAll(
    copyScenario(
      'A lead trader is private and requires an invitation code',
      'The trader is not in the list, and copying asks for the code.',
      'trader',
      (world) => void world.copy.leads.makePrivate(lena, true),
    ),
  ),
  'copy-paused': copyScenario(
    'A copier has paused copying one lead trader',
    'My traders: one is paused, and its open copies continue.',
    'follower',
    (world) => void world.copy.follows.pause(farid, lena, true),
  ),
  'copy-rejected': copyScenario(
    'A copier has no funds left when the lead trader opens a position',
    'The copy history gives the reason, and a message says so.',
    'follower',
    (world) => {
      emptyContractWallet(world, farid);
      world.positions.place({
        owner: lena,
        bizType: 'perpetual',
        contractCode: 'btcusdt',
        side: 'buy',
        effect: 'open',
        kind: 'market',
        amount: '0.1',
        leverage: 10,
        marginMode: 'cross',
        at: world.now,
      });
    },
  ),
  'lead-losing-streak': forAll(
    copyScenario(
      'The best-known lead trader has lost four out of five positions for months',
      'Sorted by win rate, Blue Heron is last; return, drawdown and chart show the same.',
      'trader',
      (world) => {
        const lead = heron && world.copy.leads.find(heron.uid);
        if (lead?.style) world.db.leads.update(lead.traderUid, { style: { ...lead.style, skill: 8 } });
      },
    ),
  ),
  'traders-many': forAll(
    copyScenario(
      'Six hundred lead traders to page, filter and sort',
      'The list of lead traders: page through it, change the sorting, search by name.',
      'trader',
      (world) => {
        for (const [index, { nickname, introduction }] of leadProfiles.entries())
          addLeadTrader(world, 8_710_000 + index, nickname, introduction);
      },
    ),
  ),
  'traders-long-names': forAll(
    copyScenario(
      'Lead traders with names and introductions of maximum length',
      "The list and a trader's homepage: long texts are truncated with an ellipsis, and nothing overflows.",
      'trader',
      (world) => {
        const names = ['W'.repeat(40), '超长的带单员昵称'.repeat(5), 'Donaudampfschifffahrtsgesellschaftskapitän'.slice(0, 40)];
        for (const [index, name] of names.entries()) addLeadTrader(world, 8_711_000 + index, name, `${name} `.repeat(7).slice(0, 300));
      },
    ),
  ),
  'traders-none': forAll(
    copyScenario('There are no lead traders yet', 'The list of lead traders shows its empty state.', 'newUser', (world) => {
      const { db } = world;
      // Removes all copying as well; the copiers keep what they traded.
      for (const { id } of db.follows.all()) db.follows.remove(id);
      for (const { id } of db.copies.all()) db.copies.remove(id);
      for (const { id } of db.profitShares.all()) db.profitShares.remove(id);
      for (const { positionId } of db.leadPositions.all()) db.leadPositions.remove(positionId);
      for (const { traderUid } of world.copy.leads.all()) db.leads.remove(traderUid);
    }),
  ),
  'copies-many': copyScenario(
    'A thousand copied positions in the last three months',
    'The copy history: pages, filters by trader, contract and state; the totals match the rows.',
    'follower',
    (world) => {
      const follow = heron && world.copy.follows.current(farid, heron.uid);
      if (follow) addPastCopies(world, follow.id, 1000);
    },
  ),
} as const satisfies Record<string, Scenario>;

/** Adds a lead trader whose trading record is generated only up to now. */
function addLeadTrader(world: World, traderUid: number, nickname: string, introduction = ''): void {
  const random = hash(world.seed, 'enlisted', traderUid);
  const capital = 1000 + (random % 40_000);
  const style = { leverage: 2 + (random % 15), marginPercent: 5 + (random % 9), pace: 5 + (random % 30), skill: 42 + (random % 24) };
  world.copy.leads.appoint(
    {
      traderUid,
      nickname,
      introduction,
      contracts: random % 2 === 0 ? ['btcusdt', 'ethusdt'] : ['ethusdt', 'solusdt'],
      capital,
      syntheticCopiers: random % 90,
      capitalPerSyntheticCopier: 100 + (random % 700),
      maxCopiers: 100,
      since: world.now - (100 + (random % 400)) * dayMs,
      style: { ...style, until: world.now },
    },
    world.now,
  );
}

/** Transfers all available USDT from the user's contract account to spot. */
function emptyContractWallet(world: World, fid: number): void {
  const user = world.db.users.get(fid);
  const route = routeBetween({ source: account.perpetual, target: account.spot });
  const { coinId } = coinByName('USDT');
  if (!user || !route) return;
  const { available } = world.ledger.balance({ owner: fid, wallet: account.perpetual }, coinId);
  world.transfers.submit({ user, route, coinId, tradeId: null, amount: available, at: world.now });
}

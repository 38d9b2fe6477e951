import { account } from '@/contract/capital';
import { identityStatus, identityType } from '@/contract/identity';
import { leadTraderBots } from '@fixtures/leadTraders';
import { liveHosts, roomAdmin, viewers } from '@fixtures/liveHosts';
import { personaPassword } from '@fixtures/personas';
import type { Copy } from '../copy/copy';
import type { BotsContext } from './context';
import type { Live } from '../live/live';
import { coinByName } from '../markets';
import { newUser } from '../users/users';
import type { Positions } from '../contracts/positions';
import { newSecuritySettings } from '../security/secrets';
import { entryKind, systemAccounts, movement, userReference } from '../posting';
import type { BotEvent } from './events';
import { createHosting } from './hosting';
import { createTrading } from './trading';

/** Simulated users, driven by the seed: they lead copy traders, host live rooms, watch and chat. Anyone can log in as one of them. */
export interface Bots {
  /** Opens their accounts. The history of lead traders is generated up to `tradesAt`; from then on they trade. */
  seed(at: number, tradesAt: number): void;
  /** Starts the hosting of rooms. */
  startHosting(at: number): void;
  /** Starts the trading of lead traders. */
  startTrading(at: number): void;
  run(event: BotEvent, at: number): void;
}

const dayMs = 86_400_000;
const viewerFunds = '600';
const hostFunds = '250';

export function createBots(context: BotsContext, products: { positions: Pick<Positions, 'place'>; copy: Copy; live: Live }): Bots {
  const { db, ledger } = context;
  const { coinId } = coinByName('USDT');
  const trading = createTrading(context, products.positions, products.live.gifts);
  const hosting = createHosting(context, products.live);
  const openAccount = (fid: number, nickname: string, at: number, deposits: readonly (readonly [wallet: number, amount: string])[]) => {
    if (!db.users.get(fid)) {
      const loginName = `u${fid}@demo.example`;
      db.users.insert({
        ...newUser({ fid, loginName, fnickname: nickname }),
        identity: [{ identityType: identityType.standard, identityStatus: identityStatus.passed }],
      });
      db.securitySettings.insert(newSecuritySettings(context.seed, { fid, loginName }, personaPassword, at));
    }
    for (const [wallet, amount] of deposits)
      ledger.post({
        at,
        kind: entryKind.deposit,
        reference: userReference(fid),
        lines: movement(
          coinId,
          amount,
          { account: { owner: systemAccounts.external, wallet }, bucket: 'available' },
          { account: { owner: fid, wallet }, bucket: 'available' },
        ),
      });
  };

  return {
    seed: (at, tradesAt) => {
      for (const { uid, leadDays, leverage, marginPercent, pace, skill, ...offer } of leadTraderBots) {
        openAccount(uid, offer.nickname, at, [[account.perpetual, String(offer.capital)]]);
        const style = { leverage, marginPercent, pace, skill, until: tradesAt };
        products.copy.leads.appoint({ traderUid: uid, ...offer, contracts: [...offer.contracts], since: at - leadDays * dayMs, style }, at);
      }
      for (const { uid, nickname } of liveHosts) openAccount(uid, nickname, at, [[account.spot, hostFunds]]);
      for (const { uid, nickname } of viewers)
        openAccount(uid, nickname, at, [
          [account.spot, viewerFunds],
          [account.perpetual, viewerFunds],
        ]);
      openAccount(roomAdmin.uid, roomAdmin.nickname, at, []);
    },
    startHosting: hosting.start,
    startTrading: trading.start,
    run: ({ kind, uid, subject }, at) => {
      switch (kind) {
        case 'open':
          return trading.open(uid, at);
        case 'present':
          return trading.presentPosition(uid, at);
        case 'close':
          return trading.close(uid, subject, at);
        case 'show':
          return hosting.planRoom(uid, at);
        case 'chat':
          return hosting.chat(Number.parseInt(subject, 10), at);
      }
    },
  };
}

import type { Decimal } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { coinByName } from '../markets';
import type { SeedAction, SeededWorld } from '../module';
import { userOf } from '../security/seed';
import type { PayContext } from './context';
import type { Pay } from './pay';

type PayWorld = SeededWorld<PayContext, { readonly pay: Pay }>;

type Somebody = { readonly login: { readonly fid: number } };

const [dayMs, hourMs] = [86_400_000, 3_600_000];
const { company, kycAdvanced, kycStandard, vip } = personas;

const pays = (beforeMs: number, sender: Somebody, recipient: Somebody, amount: Decimal, note: string): SeedAction<PayWorld> => ({
  beforeMs,
  act: (world) =>
    void world.pay.send({
      sender: userOf(world, sender),
      recipient: userOf(world, recipient),
      coinId: coinByName('USDT').coinId,
      amount,
      note,
      requestId: null,
      at: world.now,
    }),
});

const asks = (beforeMs: number, requester: Somebody, payer: Somebody, amount: Decimal, note: string): SeedAction<PayWorld> => ({
  beforeMs,
  act: ({ pay, now: at }) => {
    const { coinId } = coinByName('USDT');
    pay.create({ requester: requester.login.fid, payer: payer.login.fid, coinId, amount, note, at });
  },
});

/** Seeded payments: each user receives as much as they pay, so that initial holdings stay unchanged. */
export const payActions: readonly SeedAction<PayWorld>[] = [
  pays(9 * dayMs, kycAdvanced, kycStandard, '48.5', 'Concert tickets'),
  pays(8 * dayMs, kycStandard, kycAdvanced, '48.5', 'Dinner and drinks'),
  pays(4 * dayMs, company, vip, '1250', 'Invoice 2041'),
  pays(3 * dayMs - hourMs, vip, company, '1250', 'Deposit returned'),
  asks(dayMs, company, vip, '480', 'Invoice 2057'),
];

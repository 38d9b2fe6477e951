import type { Decimal } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { coinByName } from '../markets';
import type { SeedAction, SeededWorld } from '../module';
import { userOf } from '../security/seed';
import type { PayContext } from './context';
import type { Pay } from './pay';

type PayWorld = SeededWorld<PayContext, { readonly pay: Pay }>;

type PersonaWithLogin = { readonly login: { readonly fid: number } };

const [dayMs, hourMs] = [86_400_000, 3_600_000];
const { company, kycAdvanced, kycStandard, vip } = personas;

const payment = (
  beforeMs: number,
  sender: PersonaWithLogin,
  recipient: PersonaWithLogin,
  amount: Decimal,
  note: string,
): SeedAction<PayWorld> => ({
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

const paymentRequest = (
  beforeMs: number,
  requester: PersonaWithLogin,
  payer: PersonaWithLogin,
  amount: Decimal,
  note: string,
): SeedAction<PayWorld> => ({
  beforeMs,
  act: ({ pay, now: at }) => {
    const { coinId } = coinByName('USDT');
    pay.create({ requester: requester.login.fid, payer: payer.login.fid, coinId, amount, note, at });
  },
});

/** Seeded payments: each user receives as much as they pay, so that initial holdings stay unchanged. */
export const payActions: readonly SeedAction<PayWorld>[] = [
  payment(9 * dayMs, kycAdvanced, kycStandard, '48.5', 'Concert tickets'),
  payment(8 * dayMs, kycStandard, kycAdvanced, '48.5', 'Dinner and drinks'),
  payment(4 * dayMs, company, vip, '1250', 'Invoice 2041'),
  payment(3 * dayMs - hourMs, vip, company, '1250', 'Deposit returned'),
  paymentRequest(dayMs, company, vip, '480', 'Invoice 2057'),
];

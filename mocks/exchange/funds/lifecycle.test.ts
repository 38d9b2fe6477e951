import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withdrawalState, type WithdrawalState } from '@/contract/capital';
import { add, compare, fromUnits, isNegative, subtract, type Decimal } from '@/contract/decimal';
import { identityStatus, identityType } from '@/contract/identity';
import { refusedAddresses, nonPayableContracts } from '@fixtures/networks';
import { cases } from '@tests/support/testAmount';
import { BusinessError } from '../../businessError';
import { createSeededWorld } from '../../createSeededWorld';
import { createWorld, type World } from '../../world';
import { coinByName } from '../markets';
import { newUser } from '../users/users';
import { systemAccounts } from '../posting';
import { addressAt, networkOf } from './chains';

const at = Date.UTC(2026, 0, 5, 8);
const usdt = coinByName('USDT').coinId;
const fid = 8_899_001;
const fee = '2';
const dayMs = 86_400_000;

/** The outcome of a withdrawal that is not cancelled: it arrives, is rejected in review, or its transaction is refused by the network. */
type Outcome = 'arrives' | 'rejected' | 'refused';

/** The expected state of a withdrawal. */
interface Expected {
  readonly id: string;
  readonly amount: Decimal;
  readonly outcome: Outcome;
  readonly requestedAt: number;
  state: WithdrawalState;
}

interface Model {
  now: number;
  available: Decimal;
  gone: Decimal;
  fees: Decimal;
  readonly withdrawals: Expected[];
}

interface Real {
  world: World;
}

/** A world in which an otherwise unused account holds 5,000 USDT. */
function begin(): World {
  const world = createSeededWorld({ seed: 'test', startedAt: at - dayMs });
  const passed = { identityType: identityType.advanced, identityStatus: identityStatus.passed };
  world.db.users.insert({ ...newUser({ fid, loginName: 'nobody@demo.example', fnickname: 'Nobody' }), identity: [passed] });
  world.funds.announceDeposit({ owner: fid, coinId: usdt, network: 'TRON', amount: '5000', at: world.now });
  world.advanceTo(at);
  return world;
}
const restoreWorld = (saved: string) => createWorld({ seed: 'test', startedAt: at - dayMs, saved: JSON.parse(saved) });

/** The total that the user's withdrawals have credited to a system account. */
const creditedTo = ({ ledger }: World, to: typeof systemAccounts.external | typeof systemAccounts.fees): Decimal =>
  add(
    ...ledger
      .history(fid)
      .filter(({ reference }) => reference.type === 'withdrawal')
      .flatMap(({ lines }) => lines.filter(({ account }) => account.owner === to).map(({ amount }) => amount)),
  );

/** The state of a withdrawal by time alone: two minutes of review, one of processing, twelve blocks of twelve seconds. */
const stateAt = ({ state, outcome, requestedAt }: Expected, now: number): WithdrawalState => {
  if (state === withdrawalState.cancelled) return state;
  const passed = now - requestedAt;
  if (passed < 120_000) return withdrawalState.review;
  if (outcome === 'rejected') return withdrawalState.rejected;
  if (passed < 180_000) return withdrawalState.processing;
  if (passed < 180_000 + 144_000) return withdrawalState.onChain;
  return outcome === 'refused' ? withdrawalState.failed : withdrawalState.done;
};

/** The state transitions allowed by the contract. */
const allowed: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  [withdrawalState.review]: [
    withdrawalState.processing,
    withdrawalState.onChain,
    withdrawalState.done,
    withdrawalState.rejected,
    withdrawalState.cancelled,
    withdrawalState.failed,
  ],
  [withdrawalState.processing]: [withdrawalState.onChain, withdrawalState.done, withdrawalState.failed],
  [withdrawalState.onChain]: [withdrawalState.done, withdrawalState.failed],
  [withdrawalState.done]: [],
  [withdrawalState.rejected]: [],
  [withdrawalState.cancelled]: [],
  [withdrawalState.failed]: [],
};

const frozenStates: readonly WithdrawalState[] = [withdrawalState.review, withdrawalState.processing];
const sentStates: readonly WithdrawalState[] = [withdrawalState.onChain, withdrawalState.done];
const refundedStates: readonly WithdrawalState[] = [withdrawalState.rejected, withdrawalState.failed];

const visited = new Set<WithdrawalState>();

/** Advances the model to its time and compares the exchange with it: states, frozen, released and sent money, fees, and the totals. */
function expectAgreement(model: Model, { world }: Real): void {
  for (const expected of model.withdrawals) {
    const before = expected.state;
    expected.state = stateAt(expected, model.now);
    expect(before === expected.state || allowed[before].includes(expected.state)).toBe(true);
    if (before !== expected.state && !sentStates.includes(before) && sentStates.includes(expected.state)) {
      model.gone = add(model.gone, subtract(expected.amount, fee));
      model.fees = add(model.fees, fee);
    }
    if (before === withdrawalState.onChain && expected.state === withdrawalState.failed) {
      model.gone = subtract(model.gone, subtract(expected.amount, fee));
      model.fees = subtract(model.fees, fee);
    }
    if (before !== expected.state && refundedStates.includes(expected.state)) model.available = add(model.available, expected.amount);
    expect(world.db.withdrawals.get(expected.id)?.state).toBe(expected.state);
    visited.add(expected.state);
  }
  const frozen = add(...model.withdrawals.filter(({ state }) => frozenStates.includes(state)).map(({ amount }) => amount));
  expect(world.funds.spotBalance(fid, usdt)).toEqual({ available: model.available, frozen });
  expect([creditedTo(world, systemAccounts.external), creditedTo(world, systemAccounts.fees)]).toEqual([model.gone, model.fees]);
  expect([...world.ledger.totals().values()].every((sum) => compare(sum, '0') === 0)).toBe(true);
  expect(isNegative(model.available)).toBe(false);
}

type Step = fc.Command<Model, Real>;

const addressOf: Readonly<Record<Outcome, string>> = {
  arrives: addressAt('elsewhere', networkOf('ETH'), 1),
  rejected: refusedAddresses[0] ?? '',
  refused: nonPayableContracts[0] ?? '',
};

const submit = (cents: number, outcome: Outcome): Step => ({
  check: () => true,
  run: (model, real) => {
    const amount = fromUnits(cents, 2);
    const { world } = real;
    const user = world.db.users.get(fid) ?? expect.fail('nobody');
    const request = { user, coinId: usdt, network: 'ETH', address: addressOf[outcome], memo: '', amount, remark: '', at: model.now };
    if (compare(amount, model.available) > 0) {
      expect(() => world.funds.submit(request)).toThrow(expect.objectContaining({ code: 'insufficientBalance' }));
    } else {
      const { id, state } = world.funds.submit(request);
      model.available = subtract(model.available, amount);
      model.withdrawals.push({ id, amount, outcome, requestedAt: model.now, state });
    }
    expectAgreement(model, real);
  },
  toString: () => `submit ${cents} cents, ${outcome}`,
});

const cancel = (index: number): Step => ({
  check: (model) => model.withdrawals.length > 0,
  run: (model, real) => {
    const withdrawal = model.withdrawals[index % model.withdrawals.length] ?? expect.fail('nothing to cancel');
    const act = () => real.world.funds.cancel(fid, withdrawal.id, model.now);
    if (withdrawal.state === withdrawalState.review) {
      act();
      withdrawal.state = withdrawalState.cancelled;
      model.available = add(model.available, withdrawal.amount);
    } else {
      expect(act).toThrow(BusinessError);
    }
    expectAgreement(model, real);
  },
  toString: () => `cancel ${index}`,
});

const wait = (ms: number): Step => ({
  check: () => true,
  run: (model, real) => {
    model.now += ms;
    real.world.advanceTo(model.now);
    expectAgreement(model, real);
  },
  toString: () => `wait ${ms} ms`,
});

const saveAndRestore: Step = {
  check: () => true,
  run: (model, real) => {
    real.world = restoreWorld(JSON.stringify(real.world.state()));
    expectAgreement(model, real);
  },
  toString: () => 'put down and take up',
};

test('in any sequence of actions, withdrawals follow the allowed transitions and their money is frozen, released or sent', () => {
  const saved = JSON.stringify(begin().state());
  fc.assert(
    fc.property(
      fc.commands(
        [
          fc
            .tuple(fc.integer({ min: 1000, max: 600_000 }), fc.constantFrom<Outcome>('arrives', 'rejected', 'refused'))
            .map(([cents, outcome]) => submit(cents, outcome)),
          fc.nat(20).map(cancel),
          fc.nat(200_000).map(wait),
          fc.constant(saveAndRestore),
        ],
        { maxCommands: 40, size: 'max' },
      ),
      (commands) => {
        const world = restoreWorld(saved);
        const model: Model = { now: at, available: world.funds.spotBalance(fid, usdt).available, gone: '0', fees: '0', withdrawals: [] };
        fc.modelRun(() => ({ model, real: { world } }), commands);
      },
    ),
    { numRuns: cases(40) },
  );
  expect(visited).toEqual(new Set(Object.values(withdrawalState)));
});

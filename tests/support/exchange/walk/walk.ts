import { code } from '@/contract/codes';
import { call } from '@/shared/api/call';
import type { ApiError } from '@/shared/api/failure';
import { personaIds, personas, type PersonaId } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openInPage } from '@mocks/http/inPage';
import { historyStart, requestOf, type Action } from '../actions';
import { actionOf, allCalls } from '../calls';
import { examples } from '../examples';
import type { Ask } from '../examples/example';
import { trackBalances, unbilled } from './audit';
import { contractSteps } from './contractSteps';
import { diceOf } from './dice';
import { marketSteps } from './marketSteps';
import { moneySteps } from './moneySteps';
import { spotSteps } from './spotSteps';
import type { Step } from './steps';

const origin = 'http://127.0.0.1';
const minuteMs = 60_000;

/** Every changing call, with the input of its example. */
const exampleSteps: readonly Step[] = allCalls
  .filter(({ isChange }) => isChange)
  .map((endpoint) => {
    const { as = 'trader', input = {} } = examples.get(endpoint.id) ?? {};
    return { as: [as], act: async (ask) => ask(endpoint, typeof input === 'function' ? await input(ask) : input) };
  });
const kinds = [spotSteps, spotSteps, contractSteps, contractSteps, moneySteps, marketSteps, exampleSteps] as const;

/** The result of a walk. */
export interface Walk {
  /** All requests in order, starting with a reset; repeating them gives the same responses. */
  readonly actions: readonly Action[];
  readonly done: number;
  readonly refused: number;
  /** Failures: server errors and sums that do not add up. */
  readonly faults: readonly string[];
}

/** Makes random calls to all products as changing personas while time passes; checks all balances after every step, and every persona's bills at the end. */
export async function walk(seed: string, steps: number): Promise<Walk> {
  const own = openInPage({ source: () => historyStart });
  const dice = diceOf(seed);
  const actions: Action[] = [];
  const faults: string[] = [];
  let [done, refused] = [0, 0];
  const transport = async (request: Request): Promise<Response> => {
    const action = await actionOf(request.clone());
    actions.push(action);
    const response = await own.transport(request);
    if (response.status >= 500) faults.push(`${action.method} ${action.path} answers ${response.status}: ${await response.clone().text()}`);
    return response;
  };
  const ask: Ask = (endpoint, input) => call(endpoint, input, { origin, language: 'en_US', transport });
  const switchPersona = (persona: PersonaId) => ask(control.persona, { body: { persona } });

  await ask(control.reset, { body: { seed: `walk ${seed}`, startedAt: historyStart, frozen: true } });
  const world = own.simulation.world();
  const audit = trackBalances(world);
  for (let step = 0; step < steps; step += 1) {
    const { as, act } = dice.some(dice.pick(kinds)) ?? { as: ['trader'], act: async () => {} };
    await switchPersona(dice.pick(as));
    await act(ask, dice).then(
      () => (done += 1),
      ({ failure }: ApiError) => {
        refused += 1;
        const isRefusal = failure.kind === 'business' || (failure.kind === 'other' && failure.code !== code.serverError.code);
        if (!isRefusal) faults.push(`${actions.at(-1)?.path}: ${JSON.stringify(failure)}`);
      },
    );
    if (dice.roll(4) === 0)
      await ask(control.clock, { body: { stepMs: dice.pick([1000, minuteMs, minuteMs, 10 * minuteMs, 60 * minuteMs]) } });
    faults.push(...audit().map((fault) => `after ${step}: ${fault}`));
  }
  for (const persona of personaIds) {
    const { login } = personas[persona];
    if (login === null || !world.db.users.get(login.fid)) continue;
    await switchPersona(persona);
    faults.push(...(await unbilled(world, login.fid, ask)));
  }
  return { actions, done, refused, faults };
}

/** Repeats the requests of a walk in a fresh exchange; returns the text of each response and the final export. */
export async function replayWalk(actions: readonly Action[]): Promise<string[]> {
  const own = openInPage({ source: () => historyStart });
  const answers: string[] = [];
  for (const action of [...actions, { method: control.export.method, path: control.export.path }])
    answers.push(await (await own.transport(requestOf(action, origin))).text());
  return answers;
}

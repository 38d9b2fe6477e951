import fc from 'fast-check';
import { expect } from 'vitest';

/** The number of runs of each model-based test; `MODEL_RUNS=1000` tries more. */
const runs = Number.parseInt(process.env.MODEL_RUNS ?? '100', 10);

/** The time limit of a model-based test, in ms. */
export const modelTimeout = Math.max(120_000, runs * 1_200);

export interface Step<Model, Page> {
  /** Steps that differ only in `detail` share a name. */
  readonly name: string;
  /** Printed with the step when a run fails: "31 s". */
  readonly detail?: string;
  /** Whether the step is currently possible; always by default. */
  readonly can?: (model: Model) => boolean;
  /** Changes the model and returns the outcome, or several outcomes in order. */
  readonly change: (model: Model) => string | readonly string[];
  /** Performs the step in the app. */
  readonly act: (page: Page, model: Model) => unknown;
}

export interface ModelTest<Model extends object, Page extends object> {
  readonly steps: readonly Step<Model, Page>[];
  /** Opens a fresh app with its model; `choose` picks one of several values at random, the same when a failing run is repeated. */
  readonly open: (choose: Choose) => Promise<{ readonly model: Model; readonly page: Page }>;
  /** Compares the visible state with the model. */
  readonly expectSame: (model: Model, page: Page) => void;
  /** Leaves the app after the last step and checks the remaining state. */
  readonly leave?: (page: Page) => unknown;
  readonly maxSteps?: number;
}

type Choose = <Value>(values: readonly Value[]) => Value;

/** Takes the steps in many orders and compares the app with its model after each; returns every step with its outcomes, sorted. */
export async function runModel<Model extends object, Page extends object>({
  steps,
  open,
  expectSame,
  leave,
  maxSteps = 40,
}: ModelTest<Model, Page>): Promise<readonly string[]> {
  const visited = new Set<string>();
  const commands = steps.map(({ name, detail, can = () => true, change, act }) =>
    fc.constant({
      check: (model: Readonly<Model>) => can(model),
      run: async (model: Model, page: Page) => {
        for (const outcome of [change(model)].flat()) visited.add(`${name}: ${outcome}`);
        await act(page, model);
        expectSame(model, page);
      },
      toString: () => [name, detail].filter(Boolean).join(' '),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.gen(), fc.commands(commands, { maxCommands: maxSteps, size: 'max' }), async (generate, sequence) => {
      const { model, page } = await open((values) => values[generate(fc.nat, values.length - 1)] ?? expect.fail('nothing to choose from'));
      await fc.asyncModelRun(() => ({ model, real: page }), sequence);
      await leave?.(page);
    }),
    { numRuns: runs },
  );
  return [...visited].toSorted();
}

import fc from 'fast-check';

/** Runs of each model-based test; `MODEL_RUNS=1000` tries more. */
const runs = Number.parseInt(process.env.MODEL_RUNS ?? '100', 10);

type Outcome = string;

export interface Step<Model, Page> {
  readonly name: string;
  /** Whether it is possible now; always by default. */
  readonly can?: (model: Model) => boolean;
  /** Changes the model and says what came of it. */
  readonly change: (model: Model) => Outcome;
  /** Does the same in the app. */
  readonly act: (page: Page, model: Model) => unknown;
}

export interface ModelTest<Model extends object, Page extends object> {
  readonly steps: readonly Step<Model, Page>[];
  /** Opens a fresh app with its model. */
  readonly open: () => Promise<{ readonly model: Model; readonly page: Page }>;
  /** Compares what is to be seen with the model. */
  readonly expectSame: (model: Model, page: Page) => void;
  readonly maxSteps?: number;
}

/** Takes the steps in many orders, comparing the app with its model after each; gives every step with what came of it, sorted. */
export async function runModel<Model extends object, Page extends object>({
  steps,
  open,
  expectSame,
  maxSteps = 40,
}: ModelTest<Model, Page>): Promise<readonly string[]> {
  const visited = new Set<string>();
  const commands = steps.map(({ name, can = () => true, change, act }) =>
    fc.constant({
      check: (model: Readonly<Model>) => can(model),
      run: async (model: Model, page: Page) => {
        visited.add(`${name}: ${change(model)}`);
        await act(page, model);
        expectSame(model, page);
      },
      toString: () => name,
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: maxSteps, size: 'max' }), async (taken) => {
      const { model, page } = await open();
      await fc.asyncModelRun(() => ({ model, real: page }), taken);
    }),
    { numRuns: runs },
  );
  return [...visited].toSorted();
}

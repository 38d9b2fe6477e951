/** The number of forms a test tries: `usually`, or as many as `FORMS=10000` sets. */
export const formRuns = (usually: number): number => Number.parseInt(process.env.FORMS ?? String(usually), 10);

const formsPerWorld = 300;

/** Returns the world for each form in turn, renewed now and then: a user who trades at random for long runs out of funds. */
export function worldOfEachForm<World>(open: () => World): () => World {
  let world: World | null = null;
  let forms = 0;
  return () => {
    if (forms % formsPerWorld === 0) world = null;
    forms += 1;
    return (world ??= open());
  };
}

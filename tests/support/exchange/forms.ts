/** How many forms a test tries: `usually` so many, and as many as the rule asks for with `FORMS=10000`. */
export const formRuns = (usually: number): number => Number.parseInt(process.env.FORMS ?? String(usually), 10);

const formsPerWorld = 300;

/** Gives the world of each form in turn, a fresh one now and then: who trades at random for long has nothing left to trade with. */
export function worldOfEachForm<World>(open: () => World): () => World {
  let world: World | null = null;
  let forms = 0;
  return () => {
    if (forms % formsPerWorld === 0) world = null;
    forms += 1;
    return (world ??= open());
  };
}

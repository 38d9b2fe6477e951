/** Parameters of an address that name a state of the simulation, with `sim.as` only who the tab is in the present one, or with `sim.world` a world that the tab or frame has for itself: `?sim.scenario=transfer-accepted&sim.persona=trader&sim.seed=demo&sim.clock=2026-01-05T08:00:00Z&sim.frozen=1`. What `sim.passed` and `sim.changes` hold is written by `linkTo`. */
export const linkParameters = {
  scenario: 'sim.scenario',
  persona: 'sim.persona',
  seed: 'sim.seed',
  clock: 'sim.clock',
  passed: 'sim.passed',
  frozen: 'sim.frozen',
  as: 'sim.as',
  world: 'sim.world',
  code: 'sim.code',
  fault: 'sim.fault',
  changes: 'sim.changes',
  theme: 'sim.theme',
  prices: 'sim.prices',
} as const;

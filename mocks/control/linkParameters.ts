/** URL parameters that set a state of the simulation; `sim.as` sets only the tab's persona, `sim.world` a separate world of the tab or frame, `sim.theme` and `sim.prices` the page's display: `?sim.scenario=transfer-accepted&sim.persona=trader&sim.seed=demo&sim.clock=2026-01-05T08:00:00Z&sim.frozen=1`. `linkToState` writes the values of `sim.elapsed` and `sim.changes`. */
export const linkParameters = {
  scenario: 'sim.scenario',
  persona: 'sim.persona',
  seed: 'sim.seed',
  clock: 'sim.clock',
  elapsed: 'sim.elapsed',
  frozen: 'sim.frozen',
  as: 'sim.as',
  world: 'sim.world',
  code: 'sim.code',
  fault: 'sim.fault',
  changes: 'sim.changes',
  theme: 'sim.theme',
  prices: 'sim.prices',
} as const;

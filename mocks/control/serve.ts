import { implement, type Served } from '../resolvers/implement';
import { badField } from '../resolvers/refusal';
import type { Simulation } from '../simulation';
import { control } from './endpoints';

/** The calls of the control interface, answered by one simulation. */
export function serveControl(simulation: Pick<Simulation, 'standing' | 'restart' | 'clock' | 'state'>): readonly Served[] {
  return implement(control, {
    standing: () => simulation.standing(),
    reset: ({ body }) => {
      simulation.restart(body);
      return simulation.standing();
    },
    persona: ({ body, connection, world }) => {
      world.become(connection, body.persona);
      return simulation.standing();
    },
    scenario: ({ body }) => {
      simulation.restart({ scenario: body.scenario });
      return simulation.standing();
    },
    clock: ({ body }) => {
      const { clock } = simulation;
      if (body.set !== undefined && body.set < clock().now()) throw badField('body.set', 'lies in the past; a reset goes back');
      if (body.speed !== undefined) clock().setSpeed(body.speed);
      if (body.set !== undefined) clock().set(body.set);
      if (body.stepMs !== undefined) clock().step(body.stepMs);
      if (body.frozen === true) clock().freeze();
      if (body.frozen === false) clock().resume();
      return simulation.standing();
    },
    latency: ({ body, world }) => {
      world.latencyMs = body.latencyMs;
      return simulation.standing();
    },
    export: () => simulation.state(),
  });
}

import { implement, type Connection, type Served } from '../resolvers/implement';
import { personaIds, personas, type PersonaId } from '@fixtures/personas';
import { possible } from '../http/link';
import { badField } from '../resolvers/refusal';
import type { Simulation } from '../simulation';
import type { World } from '../world';
import { control, type Standing } from './endpoints';

/** The calls of the control interface, answered by one simulation. */
export function serveControl(simulation: Pick<Simulation, 'standing' | 'restart' | 'clock' | 'state' | 'world'>): readonly Served[] {
  const standingOf = ({ connection }: { readonly connection: Connection }): Standing => ({
    ...simulation.standing(),
    persona: personaBehind(connection, simulation.world()),
  });
  return implement(control, {
    standing: standingOf,
    reset: ({ body, connection }) => {
      simulation.restart(body, connection);
      return standingOf({ connection });
    },
    persona: ({ body, connection, world }) => {
      world.become(connection, body.persona);
      return standingOf({ connection });
    },
    scenario: ({ body, connection }) => {
      simulation.restart({ scenario: body.scenario }, connection);
      return standingOf({ connection });
    },
    clock: ({ body, connection }) => {
      const { clock } = simulation;
      if (body.set !== undefined && body.set < clock().now()) throw badField('body.set', 'lies in the past; a reset goes back');
      if (clock().now() + (body.stepMs ?? 0) > possible.last) throw badField('body.stepMs', 'leads beyond the last instant');
      if (body.speed !== undefined) clock().setSpeed(body.speed);
      if (body.set !== undefined) clock().set(body.set);
      if (body.stepMs !== undefined) clock().step(body.stepMs);
      if (body.frozen === true) clock().freeze();
      if (body.frozen === false) clock().resume();
      return standingOf({ connection });
    },
    latency: ({ body, world, connection }) => {
      world.latencyMs = body.latencyMs;
      return standingOf({ connection });
    },
    export: () => simulation.state(),
  });
}

/** Who the caller is now: by login, by logout or by the controls. */
function personaBehind({ key }: Connection, { sessions }: World): PersonaId {
  const fid = sessions.user(key)?.fid ?? null;
  const wallet = sessions.walletAccount(key);
  const isBehind = (id: PersonaId) =>
    fid === null ? (personas[id].wallet?.accountId ?? null) === wallet && personas[id].login === null : personas[id].login?.fid === fid;
  return personaIds.find(isBehind) ?? 'visitor';
}

import * as z from 'zod/mini';
import { code } from '@/contract/codes';
import { control } from '../../control/endpoints';
import { linkParameters } from '../../control/linkParameters';
import type { Link } from '../../control/readLink';
import type { SimulationStatus } from '../../control/schema';
import type { WorkerMessage } from './messages';

/** How calls of the control interface are made. */
interface Line {
  /** Of one that answers the status. */
  readonly ask: (path: string, body?: object, key?: string) => Promise<SimulationStatus>;
  /** Gives the body of the answer. */
  readonly call: (path: string, body?: object, key?: string) => Promise<string>;
}

interface Entering {
  readonly key: string;
  readonly post: (message: WorkerMessage) => void;
}

/** Brings an exchange into the state that a link names, and makes the page the persona that it names. */
export async function enterState({ ask, call }: Line, page: Entering, { config, until, as, faults, changes }: Link): Promise<void> {
  const begun = config ? await ask(control.reset.path, config, page.key) : null;
  if (until !== null) {
    // A scenario that takes time to come about may stand later already.
    const { clock } = begun ?? (await ask(control.status.path));
    if (until > clock.at) await ask(control.clock.path, { set: until }, page.key);
  }
  if (as !== null) await ask(control.persona.path, { persona: as }, page.key);
  if (changes) {
    const { code: outcome, msg } = z.parse(Outcome, JSON.parse(await call(control.changes.path, changes)));
    if (outcome !== code.success.code) page.post({ kind: 'problem', problem: `${linkParameters.changes}: ${msg}` });
  }
  for (const fault of faults) await call(control.setFault.path, fault);
}

const Outcome = z.object({ code: z.int(), msg: z.string() });

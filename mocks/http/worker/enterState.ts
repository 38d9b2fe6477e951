import * as z from 'zod/mini';
import { code } from '@/contract/codes';
import { control } from '../../control/endpoints';
import { linkParameters } from '../../control/linkParameters';
import type { Link } from '../../control/readLink';
import type { SimulationStatus } from '../../control/schema';
import type { WorkerMessage } from './messages';

/** Makes calls of the control interface. */
interface ControlClient {
  /** Makes a call that returns the status. */
  readonly ask: (path: string, body?: object, key?: string) => Promise<SimulationStatus>;
  /** Makes a call and returns the response body. */
  readonly call: (path: string, body?: object, key?: string) => Promise<string>;
}

interface EnteringPage {
  readonly key: string;
  readonly post: (message: WorkerMessage) => void;
}

/** Puts an exchange into the state set by a link and switches the page to the link's persona. */
export async function enterState(
  { ask, call }: ControlClient,
  page: EnteringPage,
  { config, advanceTo, as, faults, changes }: Link,
): Promise<void> {
  const resetStatus = config ? await ask(control.reset.path, config, page.key) : null;
  if (advanceTo !== null) {
    // A scenario that takes time to set up may already be past this instant.
    const { clock } = resetStatus ?? (await ask(control.status.path));
    if (advanceTo > clock.at) await ask(control.clock.path, { set: advanceTo }, page.key);
  }
  if (as !== null) await ask(control.persona.path, { persona: as }, page.key);
  if (changes) {
    const { code: outcome, msg } = z.parse(Outcome, JSON.parse(await call(control.changes.path, changes)));
    if (outcome !== code.success.code) page.post({ kind: 'problem', problem: `${linkParameters.changes}: ${msg}` });
  }
  for (const fault of faults) await call(control.setFault.path, fault);
}

const Outcome = z.object({ code: z.int(), msg: z.string() });

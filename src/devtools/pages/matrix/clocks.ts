import * as z from 'zod/mini';
import { csrfHeader } from '@/contract/envelope';
import { control, SimulationStatus } from '@mocks/control';

const Answer = z.object({ data: z.pick(SimulationStatus, { clock: true }) });

/** Calls the exchange of a framed page. */
export type AskExchange = (request: Request) => Promise<Response>;

/** Aligns the clocks of exchanges that started with the same state at different times to the one furthest ahead. */
export async function alignClocks(exchanges: readonly AskExchange[], origin: string): Promise<void> {
  const instants = await Promise.all(
    exchanges.map(
      async (ask) => z.parse(Answer, await (await ask(new Request(new URL(control.status.path, origin)))).json()).data.clock.at,
    ),
  );
  const latest = Math.max(...instants);
  const behind = exchanges.filter((_, index) => instants[index] !== latest);
  const init = {
    method: control.clock.method,
    headers: { [csrfHeader]: 'matrix', 'content-type': 'application/json' },
    body: JSON.stringify({ set: latest }),
  };
  await Promise.all(behind.map((ask) => ask(new Request(new URL(control.clock.path, origin), init))));
}

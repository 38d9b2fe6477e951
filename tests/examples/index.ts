import type { PersonaId } from '@fixtures/personas';
import type { Ask } from './example';
import { accountExamples } from './account';
import { capitalExamples } from './capital';
import { inmailExamples } from './inmail';
import { marketExamples } from './market';
import { userExamples } from './user';

/** An example without the type of its call. */
interface AnyExample {
  readonly as?: PersonaId;
  readonly input?: object | ((ask: Ask) => Promise<object>);
}

const tables: Readonly<Record<string, Readonly<Record<string, AnyExample | undefined>>>> = {
  account: accountExamples,
  capital: capitalExamples,
  inmail: inmailExamples,
  market: marketExamples,
  user: userExamples,
};

/** The examples by the ids of their calls. */
export const examples: ReadonlyMap<string, AnyExample> = new Map(
  Object.entries(tables).flatMap(([domain, table]) =>
    Object.entries(table).flatMap(([name, example]) => (example ? [[`${domain}.${name}`, example] as const] : [])),
  ),
);

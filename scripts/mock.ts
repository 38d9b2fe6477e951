/** `npm run mock`: the simulated exchange over HTTP on 127.0.0.1. */
import { checkSeed } from '@mocks/exchange/random';
import { controlPrefix } from '@mocks/control';
import { folderSavePoints } from '@mocks/http/folderSavePoints';
import { parseInstant } from '@mocks/exchange/instants';
import { createExchangeServer } from '@mocks/http/server';
import { isScenarioName, scenarioNames } from '@mocks/scenarios';
import { defaultSeed } from '@mocks/start';
import { demoCode, isPersonaId, personaIds, personaPassword, personas } from '@fixtures/personas';
import { orExit, readArgs, readPort, exitWithError } from './args';

const usage = `npm run mock -- [--port N] [--seed S] [--clock ISO] [--persona P] [--scenario X] [--saves DIR] [--cors ORIGIN]

  --port      the port on 127.0.0.1 (4180)
  --seed      a text of 1 to 200 characters (${defaultSeed}); the same seed, clock and calls give the same exchange
  --clock     the start time, also of every reset without its own: 2026-01-05T08:00:00Z or milliseconds (the current minute)
  --persona   who is logged in at the start: ${personaIds.join(', ')} (visitor)
  --scenario  the initial state: ${scenarioNames.join(', ')} (calm)
  --saves     the folder for save points (without it they are lost when the process ends)
  --cors      the origin of an app served elsewhere, such as http://localhost:5173 (none)`;

const options = readArgs(
  {
    port: { type: 'string' },
    seed: { type: 'string' },
    clock: { type: 'string' },
    persona: { type: 'string' },
    scenario: { type: 'string' },
    saves: { type: 'string' },
    cors: { type: 'string' },
  },
  usage,
);

const port = readPort(options.port) ?? 4180;
const seed = await orExit(() => checkSeed(options.seed ?? defaultSeed));
const startedAt =
  options.clock === undefined
    ? undefined
    : (parseInstant(options.clock) ??
      exitWithError(`--clock takes an instant such as 2026-01-05T08:00:00Z, or milliseconds since 1970; got "${options.clock}"`));
const scenario = options.scenario ?? 'calm';
if (!isScenarioName(scenario)) exitWithError(`--scenario takes one of ${scenarioNames.join(', ')}; got "${scenario}"`);
const persona = options.persona;
if (persona !== undefined && !isPersonaId(persona)) exitWithError(`--persona takes one of ${personaIds.join(', ')}; got "${persona}"`);

const folder = options.saves;
const savePoints = folder === undefined ? undefined : await orExit(() => folderSavePoints(folder));

const { cors } = options;
if (cors !== undefined && !(URL.canParse(cors) && new URL(cors).origin === cors))
  exitWithError(`--cors takes an origin such as http://localhost:5173; got "${cors}"`);

const server = createExchangeServer({
  source: Date.now,
  seed,
  scenario,
  ...(startedAt === undefined ? {} : { startedAt }),
  ...(persona === undefined ? {} : { persona }),
  ...(savePoints === undefined ? {} : { savePoints }),
  ...(cors === undefined ? {} : { cors }),
  onFault: (error) => console.error(error),
});
server.on('error', (error: NodeJS.ErrnoException) =>
  exitWithError(error.code === 'EADDRINUSE' ? `port ${port} of 127.0.0.1 is in use; choose another with --port` : error.message),
);
server.listen(port, '127.0.0.1', () => {
  console.log(`The simulated exchange listens at http://127.0.0.1:${port} (control it under ${controlPrefix}/).`);
  console.log(`Log in as ${personas.trader.login.name} with the password ${personaPassword}; every code is ${demoCode}.`);
});

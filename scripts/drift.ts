/** `npm run drift`: compares every safe read of a backend with the contract. Exit status 0: no drift; 1: drift; 2: the backend could not be read. */
import { personaIds, personaPassword, personas, isPersonaId } from '@fixtures/personas';
import { readArgs, exitWithError } from './args';
import type { Drift } from './drift/drift';
import type { Identity } from './drift/session';

const usage = `npm run drift -- --origin URL [--as PERSONA | --login NAME --password P] [--json]

  --origin     the backend, such as http://127.0.0.1:4180
  --as         the user to log in: user, or a persona of the simulated exchange (${personaIds.filter((id) => id !== 'visitor').join(', ')})
  --login      the login name, with --password
  --json       the full report as JSON`;

/** The exit status if the backend could not be read. */
const unreadableStatus = 2;

const options = readArgs(
  {
    origin: { type: 'string' },
    as: { type: 'string' },
    login: { type: 'string' },
    password: { type: 'string' },
    json: { type: 'boolean' },
  },
  usage,
  unreadableStatus,
);

const origin = originOf(options.origin);
const identity = identityOf();
// The contract is large, so it is loaded only after the options have been checked.
const [{ measureDrift }, { openCaller }] = await Promise.all([import('./drift/drift'), import('./drift/session')]);
const caller = await openCaller(origin, identity).catch((error: unknown) => giveUp(`${origin}: ${String(error)}`));
await caller.transport(new Request(origin)).catch((error: unknown) => giveUp(`${origin} cannot be reached: ${String(error)}`));
const drift = await measureDrift(caller, { origin, identity });
console.log(options.json ? JSON.stringify(drift, null, 2) : reportOf(drift));
process.exitCode = drift.findings > 0 ? 1 : 0;

function giveUp(reason: string): never {
  return exitWithError(reason, unreadableStatus);
}

function originOf(text: string | undefined): string {
  const isAddress = text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  return isAddress ? new URL(text).origin : giveUp(`--origin takes an address such as http://127.0.0.1:4180\n\n${usage}`);
}

function identityOf(): Identity {
  if (options.login !== undefined)
    return { loginName: options.login, password: options.password ?? giveUp(`--login needs --password\n\n${usage}`) };
  if (options.as === undefined) return null;
  const id = options.as === 'user' ? 'trader' : options.as;
  const persona = isPersonaId(id) ? personas[id] : giveUp(`--as takes user or a persona; got "${id}"\n\n${usage}`);
  if (persona.login !== null) return { loginName: persona.login.name, password: personaPassword };
  return persona.wallet === null ? null : 'wallet';
}

function reportOf({ endpoints, findings, score }: Drift): string {
  const lines = endpoints.flatMap(({ id, state, note, score: endpointScore, findings: found }) => [
    ...(state === 'compared' && found.length === 0
      ? []
      : [`${id.padEnd(36)} ${state.padEnd(9)} ${endpointScore === null ? '' : endpointScore.toFixed(2)} ${note}`.trimEnd()]),
    ...found.map(({ kind, path, expected, found: seen }) => `    ${kind.padEnd(8)} ${path}: expected ${expected}, found ${seen}`),
  ]);
  const count = (state: string): number => endpoints.filter((each) => each.state === state).length;
  const counts = ['compared', 'empty', 'refused', 'failed', 'skipped'].map((state) => `${count(state)} ${state}`).join(', ');
  return [
    ...lines,
    '',
    `${endpoints.length} reads: ${counts}`,
    `${findings} findings; score ${score === null ? '–' : score.toFixed(2)} of 100`,
  ].join('\n');
}

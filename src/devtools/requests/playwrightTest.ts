import { control, linkTo, mask, type LogEntry, type SimulationStatus } from '@mocks/control';
import { headersOf } from './sent';

/** Why no test can be written that makes a call again: what it sent is masked or not kept, its person is no persona, a save point lies between, or it would wait for an answer that never comes, or a live backend answered. */
export type Blocker = 'masked' | 'bodyLost' | 'nobody' | 'restored' | 'endless' | 'live';

/** A test as text, or why there can be none. */
export type WrittenTest = { readonly text: string } | { readonly blocker: Blocker };

interface Where {
  /** The log, oldest first. */
  readonly log: readonly LogEntry[];
  readonly status: Pick<SimulationStatus, 'scenario' | 'seed' | 'startedAt'>;
  /** The page on which the test makes the call. */
  readonly address: string;
}

/** Writes a Playwright test that opens the page in the state the exchange began in, repeats the changes since, each at its instant and as its persona, then makes the call and expects its answer. */
export function playwrightTest(entry: LogEntry, { log, status, address }: Where): WrittenTest {
  if (entry.backend !== null) return { blocker: 'live' };
  const earlier = log.filter(({ id }) => id < entry.id);
  const begun = earlier.findLastIndex(({ endpoint }) => beginnings.some((id) => id === endpoint));
  if (earlier[begun]?.endpoint === control.restore.id || earlier[begun]?.endpoint === control.import.id) return { blocker: 'restored' };
  const changes = earlier.slice(begun + 1).filter((each) => isRepeated(each, entry));
  const calls = [...changes, entry];
  if (entry.faults.some(({ kind }) => kind === 'timeout')) return { blocker: 'endless' };
  if (calls.some(({ body, query }) => `${body}${query}`.includes(mask))) return { blocker: 'masked' };
  if (calls.some(({ isBodyLost }) => isBodyLost)) return { blocker: 'bodyLost' };
  if (calls.some(({ persona }) => persona === null)) return { blocker: 'nobody' };
  const first = calls[0]?.persona ?? null;
  const state = linkTo({ ...status, persona: first, clock: { at: status.startedAt, frozen: true, speed: 1 }, changes: null }, address);
  return { text: written(entry, state, stepsOf(calls, { persona: first, at: status.startedAt })) };
}

const beginnings = [control.reset.id, control.scenario.id, control.restore.id, control.import.id];
/** Calls that the steps make up for: who somebody is, and what time it is. */
const madeUpFor = ['control.persona', 'control.clock', 'account.login', 'account.logout'];

const isRepeated = ({ endpoint, backend, method, status, faults }: LogEntry, entry: LogEntry): boolean =>
  endpoint !== null &&
  backend === null &&
  !madeUpFor.includes(endpoint) &&
  status === 200 &&
  // A fault counts the calls it is about.
  ((method !== 'GET' && faults.length === 0) || (entry.faults.length > 0 && endpoint === entry.endpoint));

interface Step {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
}

/** The calls, with those that set the clock and change the person in between. */
function stepsOf(calls: readonly LogEntry[], start: { readonly persona: string | null; readonly at: number }): Step[] {
  let { persona, at } = start;
  return calls.flatMap((call) => {
    const steps: Step[] = [];
    if (call.at > at) steps.push({ ...control.clock, body: JSON.stringify({ set: call.at }) });
    if (call.persona !== persona) steps.push({ ...control.persona, body: JSON.stringify({ persona: call.persona }) });
    at = Math.max(at, call.at);
    persona = call.persona;
    return [...steps, { method: call.method, path: call.path + call.query, body: call.body }];
  });
}

const unreadable = ['offline', 'truncated', 'nonJson'];

function written(entry: LogEntry, state: string, steps: readonly Step[]): string {
  const { endpoint, method, path, status, code, persona, at, faults } = entry;
  const name = endpoint ?? `${method} ${path}`;
  const isRead = !faults.some(({ kind }) => unreadable.includes(kind));
  const expected = isRead ? { status, code } : null;
  const line = ({ method: how, path: where, body }: Step) =>
    `call(${[how, where, ...(body === null ? [] : [body])].map((text) => quoted(text)).join(', ')})`;
  const headers = Object.fromEntries(headersOf({ method: 'POST', body: '' }));
  return `import { expect, test } from '@playwright/test';

// Recorded as ${persona} at ${new Date(at).toISOString()}.
test(${quoted(`${name} answers ${isRead ? `HTTP ${status}, code ${code}` : 'nothing that can be read'}`)}, async ({ page }) => {
  await page.goto(
    ${quoted(state)},
  );
  const call = (method: string, path: string, body?: string) =>
    page.evaluate(
      async ({ method, path, body }) => {
        try {
          const response = await fetch(path, { method, body, headers: ${JSON.stringify(headers)} });
          const { code } = await response.json();
          return { status: response.status, code };
        } catch {
          return null;
        }
      },
      { method, path, body },
    );
  // The simulated exchange answers once the page has loaded it.
  await expect.poll(() => ${line({ ...control.status, body: null })}).toEqual({ status: 200, code: 200 });
${steps
  .slice(0, -1)
  .map((step) => `  await ${line(step)};\n`)
  .join('')}  expect(await ${steps.slice(-1).map(line).join('')}).toEqual(${JSON.stringify(expected)});
});
`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

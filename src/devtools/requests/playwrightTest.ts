import * as z from 'zod/mini';
import { control, allTargets, linkToState, maskedText, type LogEntry, type SimulationStatus } from '@mocks/control';
import { headersOf } from './headersOf';

/** Why a call cannot be turned into a test: its data is masked or not kept, its user is no persona, a save point was restored, the log is incomplete, it would wait forever, it is signed by an API key, or a live backend answered it. */
export type Blocker = 'masked' | 'bodyLost' | 'nobody' | 'restored' | 'forgotten' | 'endless' | 'signed' | 'live';

/** A test as text, or why none can be written. */
export type WrittenTest = { readonly text: string } | { readonly blocker: Blocker };

interface TestContext {
  /** The log, oldest first. */
  readonly log: readonly LogEntry[];
  readonly status: Pick<SimulationStatus, 'scenario' | 'seed' | 'startedAt' | 'isLogComplete'>;
  /** The page that the test opens to make the call. */
  readonly address: string;
}

/** Writes a Playwright test that opens the page in the exchange's initial state, repeats the later changes at their instants and as their personas, then makes the call and expects its response. */
export function playwrightTest(entry: LogEntry, { log, status, address }: TestContext): WrittenTest {
  if (entry.backend !== null) return { blocker: 'live' };
  const earlier = log.filter(({ id }) => id < entry.id);
  const startIndex = earlier.findLastIndex(({ endpoint }) => [...resetCalls, ...restoreCalls].some((id) => id === endpoint));
  if (restoreCalls.some((id) => id === earlier[startIndex]?.endpoint)) return { blocker: 'restored' };
  if (startIndex < 0 && !status.isLogComplete) return { blocker: 'forgotten' };
  const since = earlier.slice(startIndex + 1);
  const targets = countedTargets(since);
  const changes = since.filter((each) => isRepeated(each, entry, targets));
  const calls = [...changes, entry];
  if (calls.some(({ faults }) => faults.some(({ kind }) => kind === 'timeout'))) return { blocker: 'endless' };
  if (calls.some(({ apiKey }) => apiKey !== null)) return { blocker: 'signed' };
  if (calls.some(({ body, query }) => `${body}${query}`.includes(maskedText))) return { blocker: 'masked' };
  if (calls.some(({ isBodyLost }) => isBodyLost)) return { blocker: 'bodyLost' };
  if (calls.some(({ persona }) => persona === null)) return { blocker: 'nobody' };
  const first = calls[0]?.persona ?? null;
  const state = linkToState({ ...status, persona: first, clock: { at: status.startedAt, frozen: true, speed: 1 }, changes: null }, address);
  return { text: testSource(entry, state, stepsOf(calls, { persona: first, at: status.startedAt })) };
}

/** Calls that put the exchange at the start of a scenario. */
const resetCalls = [control.reset.id, control.scenario.id];
/** Calls that restore a state which cannot be derived from calls. */
const restoreCalls = [control.restore.id, control.import.id, control.branch.id, control.undoLatest.id];
/** Calls replaced by the steps of the test: persona and time changes. */
const replacedCalls = ['control.persona', 'control.clock', 'account.login', 'account.logout'];
/** Faults that reject a call before it has any effect. */
const rejectingFaults = ['status', 'code', 'offline'];

/** Whether the test repeats a call before the tested one: it changed something, or it counts for a fault that affects only some calls. */
function isRepeated({ endpoint, backend, method, status, faults }: LogEntry, entry: LogEntry, targets: readonly string[]): boolean {
  if (endpoint === null || backend !== null || replacedCalls.includes(endpoint)) return false;
  if (entry.faults.length > 0 && endpoint === entry.endpoint) return true;
  if (targets.some((target) => covers(target, entry.endpoint) && covers(target, endpoint))) return true;
  const isPrevented = faults.some(({ kind }) => rejectingFaults.includes(kind));
  return method !== 'GET' && !isPrevented && (status === 200 || faults.length > 0);
}

/** The targets of faults that count their calls. */
const countedTargets = (calls: readonly LogEntry[]): string[] =>
  calls.flatMap(({ endpoint, body }) => {
    if (body === null || !faultCalls.some((id) => id === endpoint)) return [];
    const found = z.safeParse(SetFaults, JSON.parse(body));
    return found.success ? asList(found.data).flatMap(({ at, when = {} }) => (Object.keys(when).length > 0 ? at : [])) : [];
  });

const faultCalls = [control.setFault.id, control.setFaults.id, control.changes.id];
const CountedFault = z.object({ at: z.string(), when: z.optional(z.looseObject({})) });
const SetFaults = z.union([CountedFault, z.array(CountedFault), z.object({ faults: z.array(CountedFault) })]);
const asList = (set: z.output<typeof SetFaults>) => ('faults' in set ? set.faults : [set].flat());

const covers = (target: string, endpoint: string | null): boolean =>
  target === allTargets || target === endpoint || target === endpoint?.split('.')[0];

interface Step {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
}

/** The largest step of the clock in one call. */
const maxClockStepMs = 31 * 86_400_000;

/** The calls, with the steps that set the clock and switch the persona in between. */
function stepsOf(calls: readonly LogEntry[], start: { readonly persona: string | null; readonly at: number }): Step[] {
  let { persona, at } = start;
  return calls.flatMap((call) => {
    const steps: Step[] = [];
    while (at < call.at) {
      at = Math.min(call.at, at + maxClockStepMs);
      steps.push({ ...control.clock, body: JSON.stringify({ set: at }) });
    }
    if (call.persona !== persona) steps.push({ ...control.persona, body: JSON.stringify({ persona: call.persona }) });
    persona = call.persona;
    return [...steps, { method: call.method, path: call.path + call.query, body: call.body }];
  });
}

const unreadable = ['offline', 'truncated', 'nonJson'];

function testSource(entry: LogEntry, state: string, steps: readonly Step[]): string {
  const { endpoint, method, path, status, code, persona, at, faults } = entry;
  const name = endpoint ?? `${method} ${path}`;
  const isRead = !faults.some(({ kind }) => unreadable.includes(kind));
  const expected = isRead ? { status, code } : null;
  const line = ({ method: stepMethod, path: stepPath, body }: Step) =>
    `call(${[stepMethod, stepPath, ...(body === null ? [] : [body])].map((text) => quoted(text)).join(', ')})`;
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
  // The simulated exchange answers once the page has loaded it, which may take a slow machine a while.
  await expect.poll(() => ${line({ ...control.status, body: null })}, { timeout: 20_000 }).toEqual({ status: 200, code: 200 });
${steps
  .slice(0, -1)
  .map((step) => `  await ${line(step)};\n`)
  .join('')}  expect(await ${steps.slice(-1).map(line).join('')}).toEqual(${JSON.stringify(expected)});
});
`;
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

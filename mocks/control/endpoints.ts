import * as z from 'zod/mini';
import { Deposit } from '@/contract/capital';
import { code } from '@/contract/codes';
import { wholeNumber } from '@/contract/endpoint';
import { IdentityDraft } from '@/contract/identity/schema/draft';
import { MarketIntervention } from '../exchange/market/records';
import { FaultKind } from '../faults/kinds';
import { FaultRequest, FaultRule } from '../faults/rule';
import { controlPrefix, filePaths, liveResponsesPath } from '../wire/controlPaths';
import { Conformance } from './drift/conformance';
import { LatencyMs } from './bounds';
import { LinkedChanges } from './linkedChanges';
import { ApiEndpoint, LiveCallRecord } from './liveSchema';
import { MaintenanceRequest, RegionRequest, SiteState } from './siteSchema';
import { HaltRequest, MoveRequest, ScopeRequest, SpreadRequest, ThinBookRequest } from './marketSchema';
import {
  ScheduleQuery,
  ResetRequest,
  ClockRequest,
  DepositRequest,
  ErrorCatalogue,
  LogEntry,
  LogQuery,
  PersonaChoice,
  PersonaRow,
  ScenarioChoice,
  ScenarioRow,
  SentCodes,
  SimulationStatus,
  Upcoming,
} from './schema';
import { savePointEndpoints } from './savePointEndpoints';
import { define, status } from './status';
import { UndoableQuery } from './undoSchema';

const marketPath = `${controlPrefix}/market`;
const Interventions = z.array(MarketIntervention);

/** The interface through which the devtools, stories, tests and other clients control the simulated exchange. */
export const control = {
  status,
  reset: define('reset', {
    method: 'POST',
    path: `${controlPrefix}/reset`,
    query: UndoableQuery,
    body: ResetRequest,
    data: SimulationStatus,
  }),
  persona: define('persona', {
    method: 'POST',
    path: `${controlPrefix}/persona`,
    query: UndoableQuery,
    body: z.strictObject({ persona: PersonaChoice }),
    data: SimulationStatus,
  }),
  scenario: define('scenario', {
    method: 'POST',
    path: `${controlPrefix}/scenario`,
    query: UndoableQuery,
    body: z.strictObject({ scenario: ScenarioChoice }),
    data: SimulationStatus,
  }),
  clock: define('clock', {
    method: 'POST',
    path: `${controlPrefix}/clock`,
    query: UndoableQuery,
    body: ClockRequest,
    data: SimulationStatus,
  }),
  schedule: define('schedule', { method: 'GET', path: `${controlPrefix}/schedule`, query: ScheduleQuery, data: z.array(Upcoming) }),
  latency: define('latency', {
    method: 'POST',
    path: `${controlPrefix}/latency`,
    query: UndoableQuery,
    body: z.strictObject({ latencyMs: LatencyMs }),
    data: SimulationStatus,
  }),

  /** Applies the control settings of a link: the decoded `changes` of the status. */
  changes: define('changes', {
    method: 'POST',
    path: `${controlPrefix}/changes`,
    query: UndoableQuery,
    body: LinkedChanges,
    data: SimulationStatus,
  }),

  /** The available scenarios with their descriptions. */
  scenarios: define('scenarios', { method: 'GET', path: `${controlPrefix}/scenarios`, data: z.array(ScenarioRow) }),
  /** Every business code with the screen that shows it, if any, and every named fault. */
  errorCatalogue: define('errorCatalogue', { method: 'GET', path: `${controlPrefix}/error-catalogue`, data: ErrorCatalogue }),
  /** The available personas; those with an account share one password. */
  personas: define('personas', { method: 'GET', path: `${controlPrefix}/personas`, data: z.array(PersonaRow) }),

  /** The verification codes sent by e-mail or SMS, and the code that authenticators show. */
  codes: define('codes', { method: 'GET', path: `${controlPrefix}/codes`, data: SentCodes }),

  /** Simulates an external deposit for the logged-in user. */
  deposit: define('deposit', {
    method: 'POST',
    path: `${controlPrefix}/deposit`,
    body: DepositRequest,
    data: Deposit,
    codes: [code.loginRequired],
  }),

  /** Completes the logged-in user's pending face check in place of the verification provider. */
  faceCheck: define('faceCheck', {
    method: 'POST',
    path: `${controlPrefix}/face-check`,
    body: z.strictObject({ outcome: z.enum(['passed', 'failed', 'left']) }),
    data: IdentityDraft,
    codes: [code.loginRequired],
  }),

  /** The market interventions, oldest first. */
  interventions: define('interventions', { method: 'GET', path: marketPath, data: Interventions }),
  move: define('move', { method: 'POST', path: `${marketPath}/move`, query: UndoableQuery, body: MoveRequest, data: MarketIntervention }),
  halt: define('halt', { method: 'POST', path: `${marketPath}/halt`, query: UndoableQuery, body: HaltRequest, data: MarketIntervention }),
  /** Ends the halts of a scope; all of them for `all`. */
  resume: define('resume', { method: 'POST', path: `${marketPath}/resume`, query: UndoableQuery, body: ScopeRequest, data: Interventions }),
  widenSpread: define('widenSpread', {
    method: 'POST',
    path: `${marketPath}/widen-spread`,
    query: UndoableQuery,
    body: SpreadRequest,
    data: MarketIntervention,
  }),
  thinBook: define('thinBook', {
    method: 'POST',
    path: `${marketPath}/thin-book`,
    query: UndoableQuery,
    body: ThinBookRequest,
    data: MarketIntervention,
  }),
  /** Ends an intervention; its past effects remain. */
  undo: define('undo', {
    method: 'DELETE',
    path: `${marketPath}/:id`,
    params: z.object({ id: wholeNumber() }),
    query: UndoableQuery,
    data: MarketIntervention,
  }),

  /** Ends all market interventions. */
  undoAll: define('undoAll', { method: 'DELETE', path: marketPath, query: UndoableQuery, data: Interventions }),

  /** The modules under maintenance, and the region that requests seem to come from. */
  site: define('site', { method: 'GET', path: `${controlPrefix}/site`, data: SiteState }),
  maintenance: define('maintenance', {
    method: 'POST',
    path: `${controlPrefix}/site/maintenance`,
    query: UndoableQuery,
    body: MaintenanceRequest,
    data: SiteState,
  }),
  region: define('region', {
    method: 'POST',
    path: `${controlPrefix}/site/region`,
    query: UndoableQuery,
    body: RegionRequest,
    data: SiteState,
  }),

  faults: define('faults', { method: 'GET', path: `${controlPrefix}/faults`, data: z.array(FaultRule) }),
  /** The possible targets of a fault: all calls, a domain or one call. */
  faultTargets: define('faultTargets', { method: 'GET', path: `${controlPrefix}/fault-targets`, data: z.array(z.string()) }),
  faultKinds: define('faultKinds', { method: 'GET', path: `${controlPrefix}/fault-kinds`, data: z.array(FaultKind) }),
  setFault: define('setFault', {
    method: 'POST',
    path: `${controlPrefix}/faults`,
    query: UndoableQuery,
    body: FaultRequest,
    data: FaultRule,
  }),
  /** Replaces all faults; those that were already set keep their counters. */
  setFaults: define('setFaults', {
    method: 'PUT',
    path: `${controlPrefix}/faults`,
    query: UndoableQuery,
    body: z.array(FaultRequest),
    data: z.array(FaultRule),
  }),
  clearFaults: define('clearFaults', { method: 'DELETE', path: `${controlPrefix}/faults`, query: UndoableQuery, data: z.array(FaultRule) }),
  removeFault: define('removeFault', {
    method: 'DELETE',
    path: `${controlPrefix}/faults/:id`,
    params: z.object({ id: wholeNumber() }),
    query: UndoableQuery,
    data: z.array(FaultRule),
  }),

  /** The whole state as a file that `import` accepts. */
  export: define('export', { method: 'GET', path: `${controlPrefix}/export`, data: z.unknown() }),
  import: define('import', {
    method: 'POST',
    path: filePaths.current,
    query: UndoableQuery,
    body: z.unknown(),
    data: SimulationStatus,
    onError: 'manual',
  }),
  ...savePointEndpoints,

  /** Every call of the contract, for choosing which of them a live backend serves. */
  contract: define('contract', { method: 'GET', path: `${controlPrefix}/contract`, data: z.array(ApiEndpoint) }),
  /** Logs a live backend's response and returns its deviations from the contract; does not change the exchange. */
  liveResponse: define('liveResponse', {
    method: 'POST',
    path: liveResponsesPath,
    changesState: false,
    body: LiveCallRecord,
    data: Conformance,
  }),

  log: define('log', { method: 'GET', path: `${controlPrefix}/log`, query: LogQuery, data: z.array(LogEntry) }),
  /** The log is not part of the saved state, so clearing it does not change the exchange. */
  clearLog: define('clearLog', { method: 'DELETE', path: `${controlPrefix}/log`, changesState: false, data: z.null() }),
};

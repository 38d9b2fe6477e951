import * as z from 'zod/mini';
import { Deposit } from '@/contract/capital';
import { code } from '@/contract/codes';
import { wholeNumber } from '@/contract/endpoint';
import { IdentityDraft } from '@/contract/identity/schema/draft';
import { MarketIntervention } from '../exchange/market/records';
import { FaultKind } from '../faults/kinds';
import { FaultRequest, FaultRule } from '../faults/rule';
import { controlPrefix, filePaths, liveAnswersPath } from '../wire/controlPaths';
import { Judgement } from './drift/judgement';
import { LatencyMs } from './bounds';
import { LinkedChanges } from './linkedChanges';
import { ContractCall, LiveAnswer } from './liveSchema';
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
  SaveComparison,
  SaveName,
  SavePoint,
  ScenarioChoice,
  ScenarioRow,
  SentCodes,
  SimulationStatus,
  Upcoming,
} from './schema';
import { controlEndpoint, status } from './status';
import { AutomaticName, UndoableQuery } from './undoSchema';

const marketPath = `${controlPrefix}/market`;
const Interventions = z.array(MarketIntervention);
const Saved = z.strictObject({ name: SaveName });
const Known = z.strictObject({ name: z.union([SaveName, AutomaticName], { error: 'is not a valid save point name' }) });

/** The interface through which the devtools, stories, tests and other clients control the simulated exchange. */
export const control = {
  status,
  reset: controlEndpoint('reset', {
    method: 'POST',
    path: `${controlPrefix}/reset`,
    query: UndoableQuery,
    body: ResetRequest,
    data: SimulationStatus,
  }),
  persona: controlEndpoint('persona', {
    method: 'POST',
    path: `${controlPrefix}/persona`,
    query: UndoableQuery,
    body: z.strictObject({ persona: PersonaChoice }),
    data: SimulationStatus,
  }),
  scenario: controlEndpoint('scenario', {
    method: 'POST',
    path: `${controlPrefix}/scenario`,
    query: UndoableQuery,
    body: z.strictObject({ scenario: ScenarioChoice }),
    data: SimulationStatus,
  }),
  clock: controlEndpoint('clock', {
    method: 'POST',
    path: `${controlPrefix}/clock`,
    query: UndoableQuery,
    body: ClockRequest,
    data: SimulationStatus,
  }),
  schedule: controlEndpoint('schedule', {
    method: 'GET',
    path: `${controlPrefix}/schedule`,
    query: ScheduleQuery,
    data: z.array(Upcoming),
  }),
  latency: controlEndpoint('latency', {
    method: 'POST',
    path: `${controlPrefix}/latency`,
    query: UndoableQuery,
    body: z.strictObject({ latencyMs: LatencyMs }),
    data: SimulationStatus,
  }),

  /** Applies the control settings of a link: the decoded `changes` of the status. */
  changes: controlEndpoint('changes', {
    method: 'POST',
    path: `${controlPrefix}/changes`,
    query: UndoableQuery,
    body: LinkedChanges,
    data: SimulationStatus,
  }),

  /** The available scenarios with their descriptions. */
  scenarios: controlEndpoint('scenarios', { method: 'GET', path: `${controlPrefix}/scenarios`, data: z.array(ScenarioRow) }),
  /** Every business code with the screen that shows it, and every named fault. */
  errorCatalogue: controlEndpoint('errorCatalogue', { method: 'GET', path: `${controlPrefix}/error-catalogue`, data: ErrorCatalogue }),
  /** The available personas; all share one password. */
  personas: controlEndpoint('personas', { method: 'GET', path: `${controlPrefix}/personas`, data: z.array(PersonaRow) }),

  /** The verification codes sent by e-mail or SMS, and the code that authenticators show. */
  codes: controlEndpoint('codes', { method: 'GET', path: `${controlPrefix}/codes`, data: SentCodes }),

  /** Simulates an external deposit for the logged-in user. */
  deposit: controlEndpoint('deposit', {
    method: 'POST',
    path: `${controlPrefix}/deposit`,
    body: DepositRequest,
    data: Deposit,
    codes: [code.loginRequired],
  }),

  /** Completes the logged-in user's pending face check in place of the verification provider. */
  faceCheck: controlEndpoint('faceCheck', {
    method: 'POST',
    path: `${controlPrefix}/face-check`,
    body: z.strictObject({ outcome: z.enum(['passed', 'failed', 'left']) }),
    data: IdentityDraft,
    codes: [code.loginRequired],
  }),

  /** The market interventions, oldest first. */
  interventions: controlEndpoint('interventions', { method: 'GET', path: marketPath, data: Interventions }),
  move: controlEndpoint('move', {
    method: 'POST',
    path: `${marketPath}/move`,
    query: UndoableQuery,
    body: MoveRequest,
    data: MarketIntervention,
  }),
  halt: controlEndpoint('halt', {
    method: 'POST',
    path: `${marketPath}/halt`,
    query: UndoableQuery,
    body: HaltRequest,
    data: MarketIntervention,
  }),
  /** Ends the halts of a scope; all of them for `all`. */
  resume: controlEndpoint('resume', {
    method: 'POST',
    path: `${marketPath}/resume`,
    query: UndoableQuery,
    body: ScopeRequest,
    data: Interventions,
  }),
  widenSpread: controlEndpoint('widenSpread', {
    method: 'POST',
    path: `${marketPath}/widen-spread`,
    query: UndoableQuery,
    body: SpreadRequest,
    data: MarketIntervention,
  }),
  thinBook: controlEndpoint('thinBook', {
    method: 'POST',
    path: `${marketPath}/thin-book`,
    query: UndoableQuery,
    body: ThinBookRequest,
    data: MarketIntervention,
  }),
  /** Undoes an intervention from now on; what has already happened remains. */
  undo: controlEndpoint('undo', {
    method: 'DELETE',
    path: `${marketPath}/:id`,
    params: z.object({ id: wholeNumber() }),
    query: UndoableQuery,
    data: MarketIntervention,
  }),

  /** Undoes all market interventions. */
  undoAll: controlEndpoint('undoAll', { method: 'DELETE', path: marketPath, query: UndoableQuery, data: Interventions }),

  /** The modules under maintenance and the visitors' region. */
  site: controlEndpoint('site', { method: 'GET', path: `${controlPrefix}/site`, data: SiteState }),
  maintenance: controlEndpoint('maintenance', {
    method: 'POST',
    path: `${controlPrefix}/site/maintenance`,
    query: UndoableQuery,
    body: MaintenanceRequest,
    data: SiteState,
  }),
  region: controlEndpoint('region', {
    method: 'POST',
    path: `${controlPrefix}/site/region`,
    query: UndoableQuery,
    body: RegionRequest,
    data: SiteState,
  }),

  faults: controlEndpoint('faults', { method: 'GET', path: `${controlPrefix}/faults`, data: z.array(FaultRule) }),
  /** The possible targets of a fault: all calls, a domain or one call. */
  faultPlaces: controlEndpoint('faultPlaces', { method: 'GET', path: `${controlPrefix}/fault-places`, data: z.array(z.string()) }),
  faultKinds: controlEndpoint('faultKinds', { method: 'GET', path: `${controlPrefix}/fault-kinds`, data: z.array(FaultKind) }),
  setFault: controlEndpoint('setFault', {
    method: 'POST',
    path: `${controlPrefix}/faults`,
    query: UndoableQuery,
    body: FaultRequest,
    data: FaultRule,
  }),
  /** Replaces all faults; faults already set keep their counters. */
  setFaults: controlEndpoint('setFaults', {
    method: 'PUT',
    path: `${controlPrefix}/faults`,
    query: UndoableQuery,
    body: z.array(FaultRequest),
    data: z.array(FaultRule),
  }),
  clearFaults: controlEndpoint('clearFaults', {
    method: 'DELETE',
    path: `${controlPrefix}/faults`,
    query: UndoableQuery,
    data: z.array(FaultRule),
  }),
  removeFault: controlEndpoint('removeFault', {
    method: 'DELETE',
    path: `${controlPrefix}/faults/:id`,
    params: z.object({ id: wholeNumber() }),
    query: UndoableQuery,
    data: z.array(FaultRule),
  }),

  /** The whole state as a file that `import` accepts. */
  export: controlEndpoint('export', { method: 'GET', path: `${controlPrefix}/export`, data: z.unknown() }),
  import: controlEndpoint('import', {
    method: 'POST',
    path: filePaths.present,
    query: UndoableQuery,
    body: z.unknown(),
    data: SimulationStatus,
    onError: 'manual',
  }),
  saves: controlEndpoint('saves', { method: 'GET', path: `${controlPrefix}/saves`, data: z.array(SavePoint) }),
  save: controlEndpoint('save', {
    method: 'POST',
    path: `${controlPrefix}/saves`,
    /** An existing save point is overwritten only with `replace`. */
    body: z.extend(Saved, { replace: z._default(z.boolean(), false) }),
    data: SavePoint,
    onError: 'manual',
  }),
  restore: controlEndpoint('restore', {
    method: 'POST',
    path: `${controlPrefix}/restore`,
    query: UndoableQuery,
    body: Known,
    data: SimulationStatus,
    onError: 'manual',
  }),
  /** Restores a save point and keeps the present state as a new one: `Before the order branch 1`. */
  branch: controlEndpoint('branch', { method: 'POST', path: `${filePaths.savePoint}:name/branch`, params: Known, data: SimulationStatus }),
  /** Restores the state before the latest change made with `undoable` and deletes its automatic save point. */
  undoLatest: controlEndpoint('undoLatest', { method: 'POST', path: `${controlPrefix}/undo`, data: SimulationStatus }),
  compareSave: controlEndpoint('compareSave', {
    method: 'GET',
    path: `${filePaths.savePoint}:name/changes`,
    params: Known,
    data: SaveComparison,
  }),
  exportSave: controlEndpoint('exportSave', { method: 'GET', path: `${filePaths.savePoint}:name`, params: Known, data: z.unknown() }),
  importSave: controlEndpoint('importSave', {
    method: 'PUT',
    path: `${filePaths.savePoint}:name`,
    params: Saved,
    body: z.unknown(),
    data: SavePoint,
  }),
  removeSave: controlEndpoint('removeSave', {
    method: 'DELETE',
    path: `${filePaths.savePoint}:name`,
    params: Known,
    data: z.array(SavePoint),
  }),

  /** Every call of the contract, for choosing which of them a live backend serves. */
  contract: controlEndpoint('contract', { method: 'GET', path: `${controlPrefix}/contract`, data: z.array(ContractCall) }),
  /** Logs a live backend's response and returns its deviations from the contract; does not change the exchange. */
  liveAnswer: controlEndpoint('liveAnswer', { method: 'POST', path: liveAnswersPath, changes: false, body: LiveAnswer, data: Judgement }),

  log: controlEndpoint('log', { method: 'GET', path: `${controlPrefix}/log`, query: LogQuery, data: z.array(LogEntry) }),
  /** The log is not part of the saved state, so clearing it does not change the exchange. */
  clearLog: controlEndpoint('clearLog', { method: 'DELETE', path: `${controlPrefix}/log`, changes: false, data: z.null() }),
};

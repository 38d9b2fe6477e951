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
import { call, status } from './status';
import { AutomaticName, UndoableQuery } from './undoSchema';

const marketPath = `${controlPrefix}/market`;
const Interventions = z.array(MarketIntervention);
const Saved = z.strictObject({ name: SaveName });
const Known = z.strictObject({ name: z.union([SaveName, AutomaticName], { error: 'is no name of a save point' }) });

/** The one interface through which the devtools, stories, tests and other clients steer the simulated exchange. */
export const control = {
  status,
  reset: call('reset', {
    method: 'POST',
    path: `${controlPrefix}/reset`,
    query: UndoableQuery,
    body: ResetRequest,
    data: SimulationStatus,
  }),
  persona: call('persona', {
    method: 'POST',
    path: `${controlPrefix}/persona`,
    query: UndoableQuery,
    body: z.strictObject({ persona: PersonaChoice }),
    data: SimulationStatus,
  }),
  scenario: call('scenario', {
    method: 'POST',
    path: `${controlPrefix}/scenario`,
    query: UndoableQuery,
    body: z.strictObject({ scenario: ScenarioChoice }),
    data: SimulationStatus,
  }),
  clock: call('clock', {
    method: 'POST',
    path: `${controlPrefix}/clock`,
    query: UndoableQuery,
    body: ClockRequest,
    data: SimulationStatus,
  }),
  schedule: call('schedule', { method: 'GET', path: `${controlPrefix}/schedule`, query: ScheduleQuery, data: z.array(Upcoming) }),
  latency: call('latency', {
    method: 'POST',
    path: `${controlPrefix}/latency`,
    query: UndoableQuery,
    body: z.strictObject({ latencyMs: LatencyMs }),
    data: SimulationStatus,
  }),

  /** Brings the controls to where a link has them: `changes` of the status, unpacked. */
  changes: call('changes', {
    method: 'POST',
    path: `${controlPrefix}/changes`,
    query: UndoableQuery,
    body: LinkedChanges,
    data: SimulationStatus,
  }),

  /** The states one can choose, each with its sentence. */
  scenarios: call('scenarios', { method: 'GET', path: `${controlPrefix}/scenarios`, data: z.array(ScenarioRow) }),
  /** Every business code and every fault, with where a person meets it. */
  errorCatalogue: call('errorCatalogue', { method: 'GET', path: `${controlPrefix}/error-catalogue`, data: ErrorCatalogue }),
  /** Who one can be; all have one password. */
  personas: call('personas', { method: 'GET', path: `${controlPrefix}/personas`, data: z.array(PersonaRow) }),

  /** The codes that wait in somebody's e-mail or phone, and what authenticators show. */
  codes: call('codes', { method: 'GET', path: `${controlPrefix}/codes`, data: SentCodes }),

  /** Lets coins arrive from outside for whoever is logged in. */
  deposit: call('deposit', {
    method: 'POST',
    path: `${controlPrefix}/deposit`,
    body: DepositRequest,
    data: Deposit,
    codes: [code.loginRequired],
  }),

  /** Ends the face check that whoever is logged in has opened, in place of the verification partner. */
  faceCheck: call('faceCheck', {
    method: 'POST',
    path: `${controlPrefix}/face-check`,
    body: z.strictObject({ outcome: z.enum(['passed', 'failed', 'left']) }),
    data: IdentityDraft,
    codes: [code.loginRequired],
  }),

  /** What was done to the markets, the oldest first. */
  interventions: call('interventions', { method: 'GET', path: marketPath, data: Interventions }),
  move: call('move', { method: 'POST', path: `${marketPath}/move`, query: UndoableQuery, body: MoveRequest, data: MarketIntervention }),
  halt: call('halt', { method: 'POST', path: `${marketPath}/halt`, query: UndoableQuery, body: HaltRequest, data: MarketIntervention }),
  /** Ends the halts of a scope; all of them for `all`. */
  resume: call('resume', { method: 'POST', path: `${marketPath}/resume`, query: UndoableQuery, body: ScopeRequest, data: Interventions }),
  widenSpread: call('widenSpread', {
    method: 'POST',
    path: `${marketPath}/widen-spread`,
    query: UndoableQuery,
    body: SpreadRequest,
    data: MarketIntervention,
  }),
  thinBook: call('thinBook', {
    method: 'POST',
    path: `${marketPath}/thin-book`,
    query: UndoableQuery,
    body: ThinBookRequest,
    data: MarketIntervention,
  }),
  /** From now on it is as if it had never been; what happened stays. */
  undo: call('undo', {
    method: 'DELETE',
    path: `${marketPath}/:id`,
    params: z.object({ id: wholeNumber() }),
    query: UndoableQuery,
    data: MarketIntervention,
  }),

  /** Undoes everything that was done to the markets. */
  undoAll: call('undoAll', { method: 'DELETE', path: marketPath, query: UndoableQuery, data: Interventions }),

  /** Which modules are under maintenance, and where visitors come from. */
  site: call('site', { method: 'GET', path: `${controlPrefix}/site`, data: SiteState }),
  maintenance: call('maintenance', {
    method: 'POST',
    path: `${controlPrefix}/site/maintenance`,
    query: UndoableQuery,
    body: MaintenanceRequest,
    data: SiteState,
  }),
  region: call('region', {
    method: 'POST',
    path: `${controlPrefix}/site/region`,
    query: UndoableQuery,
    body: RegionRequest,
    data: SiteState,
  }),

  faults: call('faults', { method: 'GET', path: `${controlPrefix}/faults`, data: z.array(FaultRule) }),
  /** What a fault can be about: all calls, a domain, or one call. */
  faultPlaces: call('faultPlaces', { method: 'GET', path: `${controlPrefix}/fault-places`, data: z.array(z.string()) }),
  faultKinds: call('faultKinds', { method: 'GET', path: `${controlPrefix}/fault-kinds`, data: z.array(FaultKind) }),
  setFault: call('setFault', {
    method: 'POST',
    path: `${controlPrefix}/faults`,
    query: UndoableQuery,
    body: FaultRequest,
    data: FaultRule,
  }),
  /** These faults and no others; those that were set already go on counting. */
  setFaults: call('setFaults', {
    method: 'PUT',
    path: `${controlPrefix}/faults`,
    query: UndoableQuery,
    body: z.array(FaultRequest),
    data: z.array(FaultRule),
  }),
  clearFaults: call('clearFaults', {
    method: 'DELETE',
    path: `${controlPrefix}/faults`,
    query: UndoableQuery,
    data: z.array(FaultRule),
  }),
  removeFault: call('removeFault', {
    method: 'DELETE',
    path: `${controlPrefix}/faults/:id`,
    params: z.object({ id: wholeNumber() }),
    query: UndoableQuery,
    data: z.array(FaultRule),
  }),

  /** The whole state as a file that `import` takes. */
  export: call('export', { method: 'GET', path: `${controlPrefix}/export`, data: z.unknown() }),
  import: call('import', {
    method: 'POST',
    path: filePaths.present,
    query: UndoableQuery,
    body: z.unknown(),
    data: SimulationStatus,
    onError: 'manual',
  }),
  saves: call('saves', { method: 'GET', path: `${controlPrefix}/saves`, data: z.array(SavePoint) }),
  save: call('save', {
    method: 'POST',
    path: `${controlPrefix}/saves`,
    /** Only with `replace` a name that is taken is taken over. */
    body: z.extend(Saved, { replace: z._default(z.boolean(), false) }),
    data: SavePoint,
    onError: 'manual',
  }),
  restore: call('restore', {
    method: 'POST',
    path: `${controlPrefix}/restore`,
    query: UndoableQuery,
    body: Known,
    data: SimulationStatus,
    onError: 'manual',
  }),
  /** Goes back to a save point; the present is kept beside it as a save point of its own: `Before the order branch 1`. */
  branch: call('branch', { method: 'POST', path: `${filePaths.savePoint}:name/branch`, params: Known, data: SimulationStatus }),
  /** Goes back to before the latest change that was made with `undoable`, and forgets its automatic save point. */
  undoLatest: call('undoLatest', { method: 'POST', path: `${controlPrefix}/undo`, data: SimulationStatus }),
  compareSave: call('compareSave', { method: 'GET', path: `${filePaths.savePoint}:name/changes`, params: Known, data: SaveComparison }),
  exportSave: call('exportSave', { method: 'GET', path: `${filePaths.savePoint}:name`, params: Known, data: z.unknown() }),
  importSave: call('importSave', { method: 'PUT', path: `${filePaths.savePoint}:name`, params: Saved, body: z.unknown(), data: SavePoint }),
  removeSave: call('removeSave', { method: 'DELETE', path: `${filePaths.savePoint}:name`, params: Known, data: z.array(SavePoint) }),

  /** Every call of the contract, for whoever decides which of them a live backend answers. */
  contract: call('contract', { method: 'GET', path: `${controlPrefix}/contract`, data: z.array(ContractCall) }),
  /** Takes down in the log what a live backend answered, and says where it departs from the contract. Nothing of the exchange changes. */
  liveAnswer: call('liveAnswer', { method: 'POST', path: liveAnswersPath, changes: false, body: LiveAnswer, data: Judgement }),

  log: call('log', { method: 'GET', path: `${controlPrefix}/log`, query: LogQuery, data: z.array(LogEntry) }),
  /** Not among what is saved, so that nothing of the exchange changes. */
  clearLog: call('clearLog', { method: 'DELETE', path: `${controlPrefix}/log`, changes: false, data: z.null() }),
};

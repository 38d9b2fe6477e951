import * as z from 'zod/mini';
import { code, type CodeName } from '@/contract/codes';
import { frozenAccountCode, type SecurityCodes } from '@/contract/account';
import type { Body, Codes, Endpoint, EndpointRow, Params, Query } from '@/contract/endpoint';
import { csrfHeader, languageHeader } from '@/contract/envelope';
import { invalidField, BusinessError, type ErrorCode, type ErrorDetail } from '../businessError';
import { apiKeyErrors } from '../exchange/apiKeys/apiKeyErrors';
import type { LoginTarget } from '../exchange/sessions/sessions';
import type { User } from '../exchange/users/records';
import { serverLanguage, serverTexts, type ServerLanguage, type ServerTextKey } from '../texts';
import type { World } from '../world';
import { reasonOf } from '../reason';
import { executeOnce } from './idempotency';
import { refuseInMaintenance } from './maintenance';
import type { RawRequest, ResolverResult } from './rawRequest';

/** The connection of a request: its session key, and the effects of login and logout on it. */
export interface Connection extends LoginTarget {
  /** Connects a web3 wallet, in addition to a logged-in user. */
  readonly connectWallet: (accountId: string) => void;
  /** Disconnects the web3 wallet; the user stays logged in. */
  readonly disconnectWallet: () => void;
}

/** The input of a resolver: the validated request, its user, and the world it may change. */
export interface ResolverInput<E extends EndpointRow> {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  /** The logged-in user; null only if the call is open to visitors. */
  readonly user: E['access'] extends 'user' ? User : User | null;
  readonly connection: Connection;
  /** Checks the verification codes and the trade password for moving funds out; a call signed with an API key needs none. Throws `BusinessError`. */
  readonly checkSecurityCodes: (codes: SecurityCodes) => void;
  readonly language: ServerLanguage;
  readonly world: World;
  /** Fails the call with a business code that the endpoint declares, without any change; never returns. */
  readonly fail: (name: DeclaredCode<E>, detail?: ErrorDetail) => never;
  /** Sets code and message of the envelope for a call that has taken effect; only `success` carries data. */
  readonly setOutcome: (name: 'success' | DeclaredCode<E>, text?: ServerTextKey) => void;
}

/** The names of the business codes that a call declares. */
type DeclaredCode<E extends EndpointRow> = { [K in ErrorCode]: (typeof code)[K]['code'] extends Codes<E> ? K : never }[ErrorCode];

/** One function per call of a domain, with business logic only. */
export type Resolvers<Table extends Record<string, Endpoint>> = {
  readonly [K in keyof Table]: (input: ResolverInput<Table[K]>) => z.input<Table[K]['data']>;
};

/** An implemented call: its endpoint of the contract and its resolver. */
export interface EndpointHandler {
  readonly endpoint: Endpoint;
  readonly resolve: (world: World, request: RawRequest, connection: Connection) => ResolverResult;
}

/** Combines a domain's endpoints with their resolvers (a missing or extra one is a type error); handles session, parsing, envelope and the validation of responses against the contract. */
export function implement<Table extends Record<string, Endpoint>>(table: Table, resolvers: Resolvers<Table>): readonly EndpointHandler[] {
  return Object.entries(table).map(([name, endpoint]) => {
    // `Resolvers` pairs each endpoint with its resolver; the compiler cannot infer that in a loop over keys.
    const resolver = resolvers[name] as unknown as (input: ResolverInput<EndpointRow>) => unknown;
    return { endpoint, resolve: (world, request, connection) => resolve(endpoint, resolver, world, request, connection) };
  });
}

function resolve(
  endpoint: Endpoint,
  resolver: (input: ResolverInput<EndpointRow>) => unknown,
  world: World,
  request: RawRequest,
  connection: Connection,
): ResolverResult {
  const language = serverLanguage(request.headers[languageHeader]);
  let outcome: { readonly name: CodeName; readonly text: ServerTextKey } = { name: 'success', text: 'success' };
  try {
    const { signed } = request;
    // Signed calls need no CSRF header: a foreign page cannot sign.
    if (endpoint.isChange && signed === null && request.headers[csrfHeader] === undefined) throw new BusinessError('forbidden');
    const user = signed === null ? world.sessions.user(connection.key) : world.apiKeys.authenticate(signed, endpoint, world.now);
    if (endpoint.access === 'user' && user === null) throw new BusinessError('loginRequired');
    if (endpoint.access === 'web3' && world.sessions.walletAccount(connection.key) === null) throw new BusinessError('loginRequired');
    const input = {
      params: parsePart(endpoint.params, request.params, 'path'),
      query: parsePart(endpoint.query, request.query, 'query'),
      body: parsePart(endpoint.body, request.body, 'body'),
      user,
      connection,
      checkSecurityCodes: (codes: SecurityCodes) => {
        if (user === null || signed !== null) return;
        world.security.credentials.proveTradePassword(user.fid, codes.tradePassword, world.now);
        world.security.credentials.prove(user.fid, codes, world.now);
      },
      language,
      world,
      fail: (name: ErrorCode, detail?: ErrorDetail): never => {
        throw new BusinessError(name, detail);
      },
      setOutcome: (name: CodeName, text: ServerTextKey = name) => {
        outcome = { name, text };
      },
    };
    // A frozen account is refused the calls that the contract lists; what is already pending continues and can be cancelled.
    const refusal = endpoint.access === 'user' && user?.isFrozen === true ? frozenAccountCode(endpoint) : null;
    if (refusal !== null) throw new BusinessError(refusal);
    refuseInMaintenance(endpoint, world);
    // The parts were validated against the endpoint's schemas above, and `user` against its access.
    const act = (): ResolverResult => {
      const data = validData(endpoint, resolver(input as unknown as ResolverInput<EndpointRow>));
      return { row: code[outcome.name], msg: serverTexts[outcome.text][language], data: outcome.name === 'success' ? data : null };
    };
    return world.db.undoLog.atomic(() =>
      endpoint.isChange && endpoint.access === 'user' && user !== null ? executeOnce(world, user.fid, endpoint, request, act) : act(),
    );
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const isAnswer = declares(endpoint, error.code) || (request.signed !== null && apiKeyErrors.includes(error.code));
    if (!isAnswer) throw new ContractBreach(endpoint, { path: 'code', problem: `${error.code} is not declared` });
    const { detail } = error;
    return { row: code[error.code], msg: typeof detail === 'string' ? serverTexts[detail][language] : detail.plain, data: null };
  }
}

/** Whether a call may return a code: it is declared, or implied by the endpoint's access and kind. */
function declares({ access, isChange, codes = [] }: Endpoint, name: ErrorCode): boolean {
  if (name === 'badRequest' || (name === 'loginRequired' && access !== 'public') || (name === 'forbidden' && isChange)) return true;
  return codes.includes(code[name]);
}

function parsePart(schema: z.ZodMiniType | undefined, value: unknown, where: string): unknown {
  if (where === 'query') refuseUnknown(schema, value);
  if (!schema) return undefined;
  const read = z.safeParse(schema, value, { reportInput: true });
  if (!read.success) throw invalidField(issuePath(where, read.error), reasonOf(read.error.issues[0]));
  const range = z.safeParse(TimeRange, read.data);
  if (range.success && range.data.startTime > range.data.endTime) throw invalidField(`${where}.endTime`, 'is before startTime');
  return read.data;
}

/** A request part with a time range. */
const TimeRange = z.object({ startTime: z.number(), endTime: z.number() });

/** Rejects unknown query parameters, so that a misspelled one is not silently ignored. */
function refuseUnknown(schema: z.ZodMiniType | undefined, value: unknown): void {
  const declaredNames = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const unknown = Object.keys(z.parse(z.record(z.string(), z.unknown()), value)).find((name) => !declaredNames.includes(name));
  if (unknown !== undefined)
    throw invalidField(
      `query.${unknown.slice(0, 40)}`,
      declaredNames.length > 0 ? `is not a parameter; valid parameters are ${declaredNames.join(', ')}` : 'this call takes no parameters',
    );
}

/** Where and how a response violates the contract. */
export interface Breach {
  readonly path: string;
  readonly problem: string;
}

/** A response that violates the contract: a bug in the simulation, never an error of the caller. */
export class ContractBreach extends Error {
  readonly breach: Breach;
  constructor(endpoint: Endpoint, breach: Breach) {
    super(`${endpoint.id} answered ${breach.path}: ${breach.problem}`);
    this.breach = breach;
  }
}

function validData(endpoint: Endpoint, data: unknown): unknown {
  const read = z.safeParse(endpoint.data, data);
  if (read.success) return read.data;
  throw new ContractBreach(endpoint, breachOf(read.error));
}

/** Where the data of a response violates the contract; null if it is valid. */
export function breachIn(endpoint: Endpoint, data: unknown): Breach | null {
  const read = z.safeParse(endpoint.data, data);
  return read.success ? null : breachOf(read.error);
}

const breachOf = (error: z.core.$ZodError): Breach => ({
  path: issuePath('data', error),
  problem: reasonOf(error.issues[0]),
});

const issuePath = (where: string, error: z.core.$ZodError): string => [where, ...(error.issues[0]?.path ?? [])].join('.');

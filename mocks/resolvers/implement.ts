import * as z from 'zod/mini';
import { code, type CodeName } from '@/contract/codes';
import { frozenRefusal, type SecurityCodes } from '@/contract/account';
import type { Body, Codes, Endpoint, EndpointRow, Params, Query } from '@/contract/endpoint';
import { changeHeader, languageHeader } from '@/contract/envelope';
import { badField, BusinessError, type ErrorCode, type ErrorDetail } from '../businessError';
import { keyRefusals } from '../exchange/apiKeys/keyRefusals';
import type { LoginTarget } from '../exchange/sessions/sessions';
import type { User } from '../exchange/users/records';
import { serverLanguage, serverTexts, type ServerLanguage, type ServerTextKey } from '../texts';
import type { World } from '../world';
import { reasonOf } from '../reason';
import { once } from './idempotency';
import { refuseInMaintenance } from './maintenance';
import type { RawRequest, Resolved } from './rawCall';

/** How a request reached the exchange: the key its session is kept under, and what login and logout do to it. */
export interface Connection extends LoginTarget {
  /** Puts a web3 wallet behind this connection, beside the user who may be there. */
  readonly connectWallet: (accountId: string) => void;
  /** Takes the web3 wallet away again; the user stays. */
  readonly disconnectWallet: () => void;
}

/** What a resolver gets: the checked request, who asks, and the world it may change. */
export interface Asked<E extends EndpointRow> {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  /** The logged-in user; null only where the call is open to visitors. */
  readonly user: E['access'] extends 'user' ? User : User | null;
  readonly connection: Connection;
  /** Checks the codes and the trade password that move funds away; whoever has signed the call has proved enough. Throws `BusinessError`. */
  readonly prove: (codes: SecurityCodes) => void;
  readonly language: ServerLanguage;
  readonly world: World;
  /** Answers a business code that the endpoint declares, and nothing has changed; never returns. */
  readonly fail: (name: DeclaredCode<E>, detail?: ErrorDetail) => never;
  /** Sets code and message of the envelope where the call has done its work; data go with success alone. */
  readonly say: (name: 'success' | DeclaredCode<E>, text?: ServerTextKey) => void;
}

/** The names of the business codes that a call declares. */
type DeclaredCode<E extends EndpointRow> = { [K in ErrorCode]: (typeof code)[K]['code'] extends Codes<E> ? K : never }[ErrorCode];

/** One function per call of a domain: the business, and nothing else. */
export type Resolvers<Table extends Record<string, Endpoint>> = {
  readonly [K in keyof Table]: (asked: Asked<Table[K]>) => z.input<Table[K]['data']>;
};

/** A call that can be answered: its row of the contract and what answers it. */
export interface Served {
  readonly endpoint: Endpoint;
  readonly resolve: (world: World, request: RawRequest, connection: Connection) => Resolved;
}

/** Joins a domain's table with its resolvers (a missing or spare one is a type error) and takes care of session, parsing, envelope and the check that every answer fits the contract. */
export function implement<Table extends Record<string, Endpoint>>(table: Table, resolvers: Resolvers<Table>): readonly Served[] {
  return Object.entries(table).map(([name, endpoint]) => {
    // The pair belongs together by construction of Resolvers; a loop over keys cannot show that to the compiler.
    const business = resolvers[name] as unknown as (asked: Asked<EndpointRow>) => unknown;
    return { endpoint, resolve: (world, request, connection) => resolve(endpoint, business, world, request, connection) };
  });
}

function resolve(
  endpoint: Endpoint,
  business: (asked: Asked<EndpointRow>) => unknown,
  world: World,
  request: RawRequest,
  connection: Connection,
): Resolved {
  const language = serverLanguage(request.headers[languageHeader]);
  let done: { readonly name: CodeName; readonly text: ServerTextKey } = { name: 'success', text: 'success' };
  try {
    const { signed } = request;
    // No foreign page can sign.
    if (endpoint.isChange && signed === null && request.headers[changeHeader] === undefined) throw new BusinessError('forbidden');
    const user = signed === null ? world.sessions.user(connection.key) : world.apiKeys.enter(signed, endpoint, world.now);
    if (endpoint.access === 'user' && user === null) throw new BusinessError('loginRequired');
    if (endpoint.access === 'web3' && world.sessions.walletAccount(connection.key) === null) throw new BusinessError('loginRequired');
    const asked = {
      params: part(endpoint.params, request.params, 'path'),
      query: part(endpoint.query, request.query, 'query'),
      body: part(endpoint.body, request.body, 'body'),
      user,
      connection,
      prove: (codes: SecurityCodes) => {
        if (user === null || signed !== null) return;
        world.security.guards.proveTradePassword(user.fid, codes.tradePassword, world.now);
        world.security.guards.prove(user.fid, codes, world.now);
      },
      language,
      world,
      fail: (name: ErrorCode, detail?: ErrorDetail): never => {
        throw new BusinessError(name, detail);
      },
      say: (name: CodeName, text: ServerTextKey = name) => {
        done = { name, text };
      },
    };
    // Whoever's account is frozen is refused what the contract lists; what waits already goes on, and may be cancelled.
    const refusal = endpoint.access === 'user' && user?.isFrozen === true ? frozenRefusal(endpoint) : null;
    if (refusal !== null) throw new BusinessError(refusal);
    refuseInMaintenance(endpoint, world);
    // The parts were checked against the row's own schemas just above, and `user` against its access.
    const act = (): Resolved => {
      const data = checked(endpoint, business(asked as unknown as Asked<EndpointRow>));
      return { row: code[done.name], msg: serverTexts[done.text][language], data: done.name === 'success' ? data : null };
    };
    return world.db.undoLog.atomic(() =>
      endpoint.isChange && endpoint.access === 'user' && user !== null ? once(world, user.fid, endpoint, request, act) : act(),
    );
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    const isAnswer = declares(endpoint, error.code) || (request.signed !== null && keyRefusals.includes(error.code));
    if (!isAnswer) throw new ContractBreach(endpoint, { place: 'code', problem: `${error.code} is not declared` });
    const { detail } = error;
    return { row: code[error.code], msg: typeof detail === 'string' ? serverTexts[detail][language] : detail.plain, data: null };
  }
}

/** Whether a call may answer a code: what it declares, and what follows from its row alone. */
function declares({ access, isChange, codes = [] }: Endpoint, name: ErrorCode): boolean {
  if (name === 'badRequest' || (name === 'loginRequired' && access !== 'public') || (name === 'forbidden' && isChange)) return true;
  return codes.includes(code[name]);
}

function part(schema: z.ZodMiniType | undefined, value: unknown, where: string): unknown {
  if (where === 'query') refuseUnknown(schema, value);
  if (!schema) return undefined;
  const read = z.safeParse(schema, value, { reportInput: true });
  if (!read.success) throw badField(place(where, read.error), reasonOf(read.error.issues[0]));
  const span = z.safeParse(Span, read.data);
  if (span.success && span.data.startTime > span.data.endTime) throw badField(`${where}.endTime`, 'lies before startTime');
  return read.data;
}

/** What asks for a span of time. */
const Span = z.object({ startTime: z.number(), endTime: z.number() });

/** A parameter that is misspelled must not look as if it had been heard. */
function refuseUnknown(schema: z.ZodMiniType | undefined, value: unknown): void {
  const known = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const unknown = Object.keys(z.parse(z.record(z.string(), z.unknown()), value)).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw badField(
      `query.${unknown.slice(0, 40)}`,
      known.length > 0 ? `is no parameter; there are ${known.join(', ')}` : 'this call takes no parameters',
    );
}

/** Where an answer departs from the contract, and how. */
export interface Breach {
  readonly place: string;
  readonly problem: string;
}

/** An answer that does not fit the contract is a fault of the simulation, never of the caller. */
export class ContractBreach extends Error {
  readonly breach: Breach;
  constructor(endpoint: Endpoint, breach: Breach) {
    super(`${endpoint.id} answered ${breach.place}: ${breach.problem}`);
    this.breach = breach;
  }
}

function checked(endpoint: Endpoint, data: unknown): unknown {
  const read = z.safeParse(endpoint.data, data);
  if (read.success) return read.data;
  throw new ContractBreach(endpoint, breachOf(read.error));
}

/** Where the data of an answer departs from its contract; null where it fits. */
export function breachIn(endpoint: Endpoint, data: unknown): Breach | null {
  const read = z.safeParse(endpoint.data, data);
  return read.success ? null : breachOf(read.error);
}

const breachOf = (error: z.core.$ZodError): Breach => ({
  place: place('data', error),
  problem: reasonOf(error.issues[0]),
});

const place = (where: string, error: z.core.$ZodError): string => [where, ...(error.issues[0]?.path ?? [])].join('.');

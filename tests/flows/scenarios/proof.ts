import { expect } from 'vitest';
import { account as security } from '@/contract/account';
import { account, capital, defaultCoinId, withdrawalVersion } from '@/contract/capital';
import { code, type CodeName } from '@/contract/codes';
import { divide, largest, negate, subtract, type Decimal } from '@/contract/decimal';
import type { CallInput, Endpoint } from '@/contract/endpoint';
import { inmail } from '@/contract/inmail';
import { swap } from '@/contract/swap';
import { demoCode } from '@fixtures/personas';
import type { openFlow } from '../flow';

export type Flow = ReturnType<typeof openFlow>;

/** Asserts what the description of a scenario states, through calls as its persona; an unexpected refusal fails it. */
export type Proof = (flow: Flow) => Promise<void>;

/** The proofs of a subject, one per scenario. */
export type Proofs<Subject> = { readonly [Name in keyof Subject]: Proof };

export const usdt = defaultCoinId;
export const btc = 1;
export const btcUsdt = 1001;
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Asserts that a call is refused with a code. */
export async function expectRefusal<E extends Endpoint>(
  { refused }: Flow,
  name: CodeName,
  endpoint: E,
  input: CallInput<E>,
): Promise<void> {
  expect([endpoint.id, await refused(endpoint, input)]).toMatchObject([endpoint.id, { code: code[name].code }]);
}

/** The messages of the flow's user, newest first. */
export const inbox = async ({ ask }: Flow) => (await ask(inmail.messageList, { body: { moduleId: 0, pageSize: 50 } })).list;

/** Asserts that the newest message is unread and has this title. */
export async function expectMessage(flow: Flow, title: RegExp): Promise<void> {
  const [newest] = await inbox(flow);
  expect(newest?.title).toMatch(title);
  expect(newest?.read).toBe(false);
}

/** The available balance of a coin in an account; for isolated margin, that of all pairs together. */
export const available = async ({ ask }: Flow, wallet: (typeof account)[keyof typeof account] = account.spot, coinId = usdt) =>
  (await ask(capital.wallets, { query: { coinId } })).find(({ walletType }) => walletType === wallet)?.available ?? '0';

/** The open contract positions, optionally of one contract. */
export const positions = ({ ask }: Flow, contractCode?: string) =>
  ask(swap.positionList, { params: { bizType: 'portal' }, query: { ...(contractCode !== undefined && { contractCode }) } });

/** The distance between two prices as a fraction of the second. */
export function distance(price: Decimal, from: Decimal): Decimal {
  const change = divide(subtract(price, from), from, 6);
  return largest(change, negate(change));
}

/** A withdrawal of 150 USDT to an external address, with its verification code. */
export async function withdrawal({ ask }: Flow) {
  await ask(security.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
  const to = { coinId: usdt, network: 'ETH', address: `0x${'5a'.repeat(20)}` };
  return { body: { ...to, bver: withdrawalVersion, amount: '150', emailCode: demoCode } } as const;
}

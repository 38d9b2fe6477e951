import { codeByNumber } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';
import { idempotencyHeader } from '@/contract/envelope';
import { requestFingerprint } from '@/contract/requestFingerprint';
import { invalidField } from '../businessError';
import type { World } from '../world';
import type { RawRequest, ResolverResult } from './rawRequest';

/**
 * Executes a change with an idempotency key once: repeated by the same user within a day, it returns the first response. A refused request has changed nothing and is executed again.
 * Verification codes may differ between repetitions, since each attempt needs new ones.
 * Throws a `BusinessError` if the key is malformed or was used for another request.
 */
export function executeOnce(
  world: World,
  owner: number,
  endpoint: Endpoint,
  request: RawRequest,
  execute: () => ResolverResult,
): ResolverResult {
  const key = request.headers[idempotencyHeader];
  if (key === undefined) return execute();
  if (!/^[\w-]{1,64}$/.test(key)) throw invalidField(idempotencyHeader, 'must be 1 to 64 letters, digits, dashes and underscores');
  const { idempotentAnswers } = world.db;
  const id = `${owner}:${key}`;
  const fingerprint = requestFingerprint(endpoint.id, request);
  const earlier = idempotentAnswers.get(id);
  if (earlier && earlier.at > world.now - retentionMs) {
    if (earlier.asked !== fingerprint) throw invalidField(idempotencyHeader, 'was used for another request');
    const row = codeByNumber(earlier.code);
    if (row) return { row, msg: earlier.msg, data: earlier.data };
  }
  const answer = execute();
  for (const { id: old } of idempotentAnswers.find({ where: { at: { to: world.now - retentionMs } } }).list) idempotentAnswers.remove(old);
  idempotentAnswers.upsert({ id, asked: fingerprint, at: world.now, code: answer.row.code, msg: answer.msg, data: answer.data });
  return answer;
}

const retentionMs = 86_400_000;

import { capital } from '@/contract/capital';
import { config } from '@/contract/config';
import { csrfHeader } from '@/contract/envelope';
import { inmail } from '@/contract/inmail';
import { task } from '@/contract/task';
import { bodyLimit } from '../../wire/wire';
import { rawTrigger, trigger } from './trigger';

const changeHeaders = { [csrfHeader]: 'trigger' };
const transfer = { amount: '10', coinId: 52, coinName: 'USDT', type: 25 };

/** Triggers for the codes of the connection, of access and of transfers. */
export const transportTriggers = [
  trigger('success', 'Request the service lines', config.serviceConfig, {}),
  trigger('badRequest', 'Request a page of size zero', task.list, { query: { pageSize: 0 } }),
  trigger('loginRequired', 'Read messages without being logged in', inmail.unreadCount, {}, { as: 'visitor' }),
  trigger('sessionReplaced', 'Read messages after a login on another device', inmail.unreadCount, {}, { scenario: 'session-replaced' }),
  rawTrigger('forbidden', "Send a change without the application's header", { method: 'POST', path: '/hk-web/v2/logout' }),
  rawTrigger('notFound', 'Request an unknown path', { method: 'GET', path: '/hk-web/no/such/call' }),
  rawTrigger('methodNotAllowed', 'Request a transfer with GET', { method: 'GET', path: capital.submitTransfer.path }),
  rawTrigger('payloadTooLarge', 'Send more than a million characters', {
    method: 'POST',
    path: capital.submitTransfer.path,
    headers: changeHeaders,
    body: 'x'.repeat(bodyLimit + 1),
  }),
  rawTrigger(
    'serverError',
    'Request the service lines while they fail',
    { method: 'GET', path: config.serviceConfig.path },
    { scenario: 'service-lines-unavailable' },
  ),
  trigger(
    'transferAccepted',
    'Transfer while transfers are under review',
    capital.submitTransfer,
    { body: transfer },
    { scenario: 'transfer-accepted' },
  ),
  trigger(
    'transferBlocked',
    'Transfer while transfers are blocked',
    capital.submitTransfer,
    { body: transfer },
    { scenario: 'transfer-blocked' },
  ),
  trigger(
    'transferRestricted',
    'Transfer while transfers are restricted',
    capital.submitTransfer,
    { body: transfer },
    { scenario: 'transfer-restricted' },
  ),
  trigger(
    'transferRejected',
    'Transfer while risk control rejects transfers',
    capital.submitTransfer,
    { body: transfer },
    { scenario: 'transfer-rejected' },
  ),
  trigger('busy', 'Transfer while the exchange is busy', capital.submitTransfer, { body: transfer }, { scenario: 'transfer-busy' }),
  trigger('insufficientBalance', 'Transfer more than the balance', capital.submitTransfer, { body: { ...transfer, amount: '100000' } }),
  trigger(
    'needKyc',
    'Open the transfer records before verification',
    capital.transferHistory,
    { query: {} },
    { as: 'newUser', scenario: 'need-kyc' },
  ),
  trigger(
    'cannotUseModule',
    'Open the transfer records without permission',
    capital.transferHistory,
    { query: {} },
    { as: 'newUser', scenario: 'cannot-use-module' },
  ),
];

import { moduleHold, transferHold, type TransferHold } from '../exchange/records';
import type { Scenario } from './scenario';

const transfer = (title: string, look: string, hold: TransferHold) =>
  ({
    title,
    look,
    persona: 'trader',
    address: '/orderHome/transferRecord',
    arrange: (world) => {
      world.people.change('trader', { transferHold: hold, hasOpenCard: false });
    },
  }) satisfies Scenario;

export const transfers = {
  'transfer-done': transfer(
    'A transfer is booked at once',
    'Transfer from spot to contract: a success message, and both balances change.',
    transferHold.none,
  ),
  'transfer-accepted': transfer(
    'A transfer is accepted and booked a minute later (20351)',
    'Transfer: a dialog offers the record, which turns from processing to done.',
    transferHold.review,
  ),
  'transfer-blocked': transfer(
    'Transfers of this account are blocked (30303)',
    'Transfer: a dialog with one button says so.',
    transferHold.blocked,
  ),
  'transfer-restricted': transfer(
    'Transfers of this account are restricted (30304)',
    'Transfer: a dialog with one button says so.',
    transferHold.restricted,
  ),
  'transfer-rejected': transfer(
    'Risk control rejects transfers (30705)',
    "Transfer: the server's message appears as an error.",
    transferHold.rejected,
  ),
  'transfer-busy': transfer('Transfers fail with another code', "Transfer: the server's message appears as an error.", transferHold.busy),
  'card-warning': {
    title: 'A transfer out of the contract account would end an open trading-fund card',
    look: 'Transfer from contract to spot: a warning asks first.',
    persona: 'trader',
    address: '/orderHome/transferRecord',
    arrange: (world) => world.people.change('trader', { hasOpenCard: true }),
  },
  'need-kyc': {
    title: 'A module needs identity verification first',
    look: 'Open the transfer records: a dialog says why; closing goes back.',
    persona: 'newUser',
    address: '/orderHome/transferRecord',
    arrange: (world) => world.people.change('newUser', { moduleHold: moduleHold.needKyc }),
  },
  'cannot-use-module': {
    title: 'A module may not be used by this account',
    look: 'Open the transfer records: a dialog with one button says why; closing goes back.',
    persona: 'newUser',
    address: '/orderHome/transferRecord',
    arrange: (world) => world.people.change('newUser', { moduleHold: moduleHold.cannotUse }),
  },
} as const satisfies Record<string, Scenario>;

import { flow } from './Flow';

export default { title: 'prototypes/Flows' };

export const CardWarning = flow({
  as: 'trader',
  scenario: 'card-warning',
  at: '/',
  steps: [
    { title: 'Home', note: 'A trader with an open trading fund card wants money back from the contract account.', does: [] },
    {
      title: 'Transfer',
      note: 'The form opens with the accounts in the opposite direction; one press swaps them.',
      does: [
        { press: 'Transfer', role: 'button' },
        { press: 'Swap accounts', role: 'button' },
      ],
    },
    {
      title: 'Amount',
      note: 'The button states the action with amount and target account.',
      does: [{ type: '5', into: 'Amount', role: 'textbox' }],
    },
    {
      title: 'Warning',
      note: 'The transfer would end the card: the warning asks first, and keeping the card is the default.',
      does: [
        { press: 'Transfer 5 USDT to Spot', role: 'button' },
        { see: 'Your trading fund card will end', role: 'alertdialog' },
      ],
    },
    {
      title: 'Done',
      note: 'The funds only move after confirming.',
      does: [{ press: 'Continue with the transfer', role: 'button' }, { see: 'Transfer successful' }],
    },
  ],
});

export const FirstFavourite = flow({
  as: 'visitor',
  scenario: 'calm',
  at: '/market',
  steps: [
    { title: 'Market', note: 'A first-time visitor sees prices right away, without an account.', does: [] },
    {
      title: 'No favourites',
      note: 'The empty list says how to fill it and offers popular markets.',
      does: [{ press: 'Favourites', role: 'tab' }, { see: 'No favourites yet' }],
    },
    {
      title: 'A star',
      note: 'One press beside a pair; no account is required.',
      does: [
        { press: 'Spot', role: 'tab' },
        { press: 'Favourite XRP/USDT', role: 'button' },
      ],
    },
    {
      title: 'Favourites',
      note: 'The pair is listed, and stays so on the next visit in this browser.',
      does: [{ press: 'Favourites', role: 'tab' }, { see: 'XRP' }],
    },
  ],
});

export const CancelOrders = flow({
  as: 'trader',
  scenario: 'order-waiting',
  at: '/orderHome/coinTradeOrder',
  steps: [
    { title: 'Open orders', note: 'The open orders and the funds they reserve.', does: [] },
    {
      title: 'Cancel all',
      note: 'One confirmation for all of them; filled amounts stay filled.',
      does: [{ press: 'Cancel all', role: 'button' }, { see: 'What is already filled stays filled' }],
    },
    {
      title: 'None left',
      note: 'The empty list offers the next step.',
      does: [{ press: 'Cancel orders', role: 'button' }, { see: 'No open orders' }],
    },
  ],
});

export const ReadMessages = flow({
  as: 'trader',
  scenario: 'calm',
  at: '/market',
  steps: [
    { title: 'Unread', note: 'The bell carries the number of unread messages.', does: [{ see: 'Messages, 12 unread', role: 'button' }] },
    {
      title: 'Messages',
      note: 'Unread messages stand out; each links to its subject.',
      does: [
        { press: 'Messages, 12 unread', role: 'button' },
        { see: 'Messages', role: 'dialog' },
      ],
    },
    {
      title: 'All read',
      note: 'One press marks all as read and confirms it.',
      does: [{ press: 'Mark all as read', role: 'button' }, { see: 'Operation successful' }],
    },
  ],
});

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
      note: 'The form opens with the accounts the other way round; swapping them takes one press.',
      does: [
        { press: 'Transfer', role: 'button' },
        { press: 'Swap accounts', role: 'button' },
      ],
    },
    {
      title: 'Amount',
      note: 'The button says what will happen, with amount and target.',
      does: [{ type: '5', into: 'Amount', role: 'textbox' }],
    },
    {
      title: 'Warning',
      note: 'The card would end: the warning asks first, and keeping the card is the safe way out.',
      does: [
        { press: 'Transfer 5 USDT to Spot', role: 'button' },
        { see: 'Your trading fund card will end', role: 'alertdialog' },
      ],
    },
    {
      title: 'Done',
      note: 'Only continuing moves the money.',
      does: [{ press: 'Continue with the transfer', role: 'button' }, { see: 'Transfer successful' }],
    },
  ],
});

export const FirstFavourite = flow({
  as: 'visitor',
  scenario: 'calm',
  at: '/market',
  steps: [
    { title: 'Market', note: 'Somebody who has never been here sees prices at once, without an account.', does: [] },
    {
      title: 'No favourites',
      note: 'The empty list says how to fill it and offers popular markets.',
      does: [{ press: 'Favourites', role: 'tab' }, { see: 'No favourites yet' }],
    },
    {
      title: 'A star',
      note: 'One press beside a pair; nothing asks for an account.',
      does: [
        { press: 'Spot', role: 'tab' },
        { press: 'Favourite XRP/USDT', role: 'button' },
      ],
    },
    {
      title: 'Favourites',
      note: 'The pair is there, and will be at the next visit in this browser.',
      does: [{ press: 'Favourites', role: 'tab' }, { see: 'XRP' }],
    },
  ],
});

export const CancelOrders = flow({
  as: 'trader',
  scenario: 'order-waiting',
  at: '/orderHome/coinTradeOrder',
  steps: [
    { title: 'Open orders', note: 'What waits, and what it holds back.', does: [] },
    {
      title: 'Cancel all',
      note: 'One question for all of them: what is filled stays filled.',
      does: [{ press: 'Cancel all', role: 'button' }, { see: 'What is already filled stays filled' }],
    },
    {
      title: 'None left',
      note: 'The empty list offers the way on.',
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
      note: 'Unread ones stand out; each leads where it is about.',
      does: [
        { press: 'Messages, 12 unread', role: 'button' },
        { see: 'Messages', role: 'dialog' },
      ],
    },
    {
      title: 'All read',
      note: 'One press marks all, and says so.',
      does: [{ press: 'Mark all as read', role: 'button' }, { see: 'Operation successful' }],
    },
  ],
});

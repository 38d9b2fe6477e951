import { pay } from '@/contract/pay';
import { spot } from '@/contract/spot';
import { PayPage } from '@/pages/assets/pay/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/PayPage' };

const Form = pageStory(routes.pay, PayPage, { scenario: 'payments' });
const ReceiveTab = pageStory(routes.pay, PayPage, { search: '?tab=receive' });

export const Default = pageStory(routes.pay, PayPage, { scenario: 'payments' });

export const FromLink = pageStory(routes.pay, PayPage, { search: '?to=8800104&coin=USDT&amount=35' });

export const CoinNotHeld = pageStory(routes.pay, PayPage, { search: '?to=8800104&coin=XRP&amount=35' });

export const RecipientFrozen = pageStory(routes.pay, PayPage, { scenario: 'payment-recipient-frozen', search: '?to=8800162' });

export const Review = () => <Form />;
Review.meta = {
  script: [
    { type: 'vera@demo.example', into: 'Email, phone or UID' },
    { type: '25', into: 'Amount' },
    { press: 'Pay 25' },
    { see: 'Review payment', role: 'dialog' },
    { see: 'V***s' },
  ],
};

export const Mistyped = () => <Form />;
Mistyped.meta = {
  script: [
    { type: 'vera', into: 'Email, phone or UID' },
    { type: '99999', into: 'Amount' },
    { press: 'Pay 99,999' },
    { see: 'Check the following to continue' },
  ],
};

export const Receive = pageStory(routes.pay, PayPage, { scenario: 'payments', search: '?tab=receive' });

export const ReceiveAmount = () => <ReceiveTab />;
ReceiveAmount.meta = {
  script: [
    { type: '35', into: 'Amount (optional)' },
    { see: 'QR code to pay you 35', role: 'img' },
  ],
};

export const Request = () => <ReceiveTab />;
Request.meta = {
  script: [{ press: 'Request from a user' }, { see: 'Request a payment', role: 'dialog' }],
};

export const LimitNearlyUsed = pageStory(routes.pay, PayPage, { as: 'kycStandard', scenario: 'payment-limit' });

export const Unverified = pageStory(routes.pay, PayPage, { as: 'kycFailed' });

export const OnHold = pageStory(routes.pay, PayPage, { scenario: 'withdrawals-on-hold' });

export const Frozen = pageStory(routes.pay, PayPage, { as: 'frozenAccount' });

export const NothingHeld = pageStory(routes.pay, PayPage, { as: 'newUser' });

export const Loading = pageStory(routes.pay, PayPage, { responses: { [spot.balances.path]: 'pending' } });

export const Failed = pageStory(routes.pay, PayPage, {
  responses: { [spot.balances.path]: 'fault', [pay.payments.path]: 'fault' },
});

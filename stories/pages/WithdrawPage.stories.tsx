import { capital } from '@/contract/capital';
import { spot } from '@/contract/spot';
import { WithdrawPage } from '@/pages/assets/withdraw/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/WithdrawPage' };

const Form = pageStory(routes.withdraw, WithdrawPage);
const Internal = pageStory(routes.withdraw, WithdrawPage, { scenario: 'internal-received' });
const Limited = pageStory(routes.withdraw, WithdrawPage, { scenario: 'withdrawal-limit' });
const Whitelist = pageStory(routes.withdraw, WithdrawPage, { scenario: 'address-whitelist' });

export const Default = pageStory(routes.withdraw, WithdrawPage, { scenario: 'withdrawal-review' });

export const Mistyped = () => <Form />;
Mistyped.meta = {
  script: [
    { type: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T', into: 'Address' },
    { press: 'Withdraw' },
    { see: 'This address contains a typo. Copy it again from where the funds should arrive.' },
  ],
};

export const Confirmation = () => <Form />;
Confirmation.meta = {
  script: [
    { type: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', into: 'Address' },
    { type: '150', into: 'Amount' },
    { press: 'Withdraw 150' },
    { see: 'Confirm withdrawal', role: 'dialog' },
  ],
};

export const ToUser = () => <Internal />;
ToUser.meta = {
  script: [
    { press: 'To a user', role: 'radio' },
    { type: 'vera@demo.example', into: 'Email, phone or UID' },
    { type: '25', into: 'Amount' },
    { press: 'Withdraw 25' },
    { see: 'Confirm withdrawal', role: 'dialog' },
    { see: 'V***s' },
  ],
};

export const UnknownUser = () => <Form />;
UnknownUser.meta = {
  script: [
    { press: 'To a user', role: 'radio' },
    { type: 'nobody@demo.example', into: 'Email, phone or UID' },
    { see: 'No account has this email, phone number or UID.' },
  ],
};

export const Memo = () => <Form />;
Memo.meta = {
  script: [
    { type: 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2', into: 'Address' },
    { see: 'Recognized from the address.' },
    { see: 'Memo', role: 'textbox' },
  ],
};

export const WhitelistOn = () => <Whitelist />;

export const AddressBook = () => <Whitelist />;
AddressBook.meta = {
  script: [{ press: 'Address book' }, { see: 'Address book', role: 'dialog' }, { see: 'Use Hardware wallet', role: 'button' }],
};

export const EditAddress = () => <Whitelist />;
EditAddress.meta = {
  script: [{ press: 'Address book' }, { press: 'Edit Hardware wallet' }, { see: 'Edit address', role: 'dialog' }],
};

export const MemoMissing = () => <Form />;
MemoMissing.meta = {
  script: [
    { type: 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2', into: 'Address' },
    { type: '40', into: 'Amount' },
    { press: 'Withdraw 40' },
    { see: 'Enter the memo, or confirm that the recipient needs none.' },
  ],
};

export const OverLimit = () => <Limited />;
OverLimit.meta = {
  script: [
    { type: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', into: 'Address' },
    { type: '15', into: 'Amount' },
    { press: 'Withdraw 15' },
    { see: 'This is more than you can still withdraw today.' },
  ],
};

export const VerificationPending = pageStory(routes.withdraw, WithdrawPage, { as: 'newUser', scenario: 'kyc-standard-pending' });

export const OnHold = pageStory(routes.withdraw, WithdrawPage, { scenario: 'withdrawals-on-hold' });

export const Frozen = pageStory(routes.withdraw, WithdrawPage, { as: 'frozenAccount' });

export const LimitUsedUp = pageStory(routes.withdraw, WithdrawPage, { scenario: 'withdrawal-limit' });

export const Suspended = pageStory(routes.withdraw, WithdrawPage, { scenario: 'deposits-closed' });

export const NothingHeld = pageStory(routes.withdraw, WithdrawPage, { as: 'newUser' });

export const Loading = pageStory(routes.withdraw, WithdrawPage, { responses: { [spot.balances.path]: 'pending' } });

export const Failed = pageStory(routes.withdraw, WithdrawPage, {
  responses: { [spot.balances.path]: 'fault', [capital.withdrawalRecords.path]: 'fault' },
});

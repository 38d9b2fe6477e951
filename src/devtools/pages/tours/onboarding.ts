import { control } from '@mocks/control';
import { brand } from '@/shared/brand';
import type { ToursText, Tour, TourStep } from './tour';

const minuteMs = 60_000;
const secondMs = 1000;

/** Opens the personal details form from the summary. */
const editPerson = (t: ToursText): TourStep['actions'] => [
  { press: t('verification.editStep', { step: t('verification.step_person') }), role: 'button' },
];

/** Submits the prefilled forms of the standard level with a last name. */
const submitForms = (t: ToursText, lastName: string): TourStep['actions'] => [
  { type: lastName, into: t('verification.field_lastName'), role: 'textbox' },
  // Wait for the draft: a change saved after the submission would count as a correction.
  { see: t('verification.draft_saved') },
  { press: t('verification.next'), role: 'button' },
  { see: t('verification.step_pictures'), role: 'heading' },
  { press: t('verification.next'), role: 'button' },
  { see: t('verification.step_face'), role: 'heading' },
  { press: t('verification.next'), role: 'button' },
  { press: t('verification.submit'), role: 'button' },
];

export const verification: Tour = {
  id: 'verification',
  title: 'tours.verification',
  purpose: 'tours.verificationPurpose',
  scenario: 'kyc-ready',
  actors: [{ persona: 'newUser', address: '/verifiedIndex' }],
  steps: (t) => [
    {
      title: t('tours.verificationReady'),
      note: t('tours.verificationReadyNote'),
      actions: [],
      expected: { see: t('verification.start_standard'), role: 'link' },
    },
    {
      title: t('tours.verificationSubmit'),
      note: t('tours.verificationSubmitNote'),
      actions: [{ press: t('verification.start_standard'), role: 'link' }, ...editPerson(t), ...submitForms(t, 'Reject')],
      expected: { see: t('verification.state_pending') },
    },
    {
      title: t('tours.verificationFailed'),
      note: t('tours.verificationFailedNote'),
      actions: [{ control: control.clock, body: { stepMs: minuteMs } }],
      expected: { see: t('verification.finding_nameMismatch') },
    },
    {
      title: t('tours.verificationMended'),
      note: t('tours.verificationMendedNote'),
      actions: [{ press: t('verification.again_standard'), role: 'link' }, ...submitForms(t, 'Sorel')],
      expected: { see: t('verification.state_pending') },
    },
    {
      title: t('tours.verificationPassed'),
      note: t('tours.verificationPassedNote'),
      actions: [{ control: control.clock, body: { stepMs: minuteMs } }],
      expected: { see: t('verification.state_passed') },
    },
  ],
};

export const wallet: Tour = {
  id: 'web3-wallet',
  title: 'tours.wallet',
  purpose: 'tours.walletPurpose',
  scenario: 'web3-qr-confirmed',
  actors: [{ persona: 'visitor', address: '/web3' }],
  steps: (t, isPhone) => [
    {
      title: t('tours.walletStart'),
      note: t('tours.walletStartNote'),
      actions: [],
      expected: { see: t('wallet.connect'), role: 'button' },
    },
    {
      // A phone cannot scan its own screen.
      title: t(isPhone ? 'tours.walletApp' : 'tours.walletCode'),
      note: t(isPhone ? 'tours.walletAppNote' : 'tours.walletCodeNote'),
      actions: [{ press: t('wallet.connect'), role: 'button' }],
      expected: isPhone
        ? { see: t('wallet.openApp', { brand: brand.name }), role: 'link' }
        : { see: t('wallet.qrCode', { brand: brand.name }), role: 'img' },
    },
    {
      title: t('tours.walletConfirmed'),
      note: t('tours.walletConfirmedNote'),
      actions: [
        // Enabled after the first automatic check, before the polling connects by itself.
        { press: t('wallet.check'), role: 'button' },
        { control: control.clock, body: { stepMs: 15 * secondMs } },
        { press: t('wallet.check'), role: 'button' },
      ],
      expected: { see: t('wallet.assets'), role: 'heading' },
    },
    {
      title: t('tours.walletHidden'),
      note: t('tours.walletHiddenNote'),
      actions: [{ press: t('wallet.hide'), role: 'button' }],
      expected: { see: '*****' },
    },
  ],
};

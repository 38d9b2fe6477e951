import { confirmDialog, press, challengeSteps, type, type Overlay, type OverlayVisit } from './overlay';

const dialogs = 'pages/account/personal-settings/dialogs';
const dialog = (file: string, name: RegExp, button: RegExp): Overlay => ({ file: `${dialogs}/${file}`, name, steps: [press(button)] });
const more = press(/^More: Authenticator app/);
const newCodes = [more, press(/^New recovery codes/, 'menuitem')];

/** The overlays of personal settings and verification. */
export const accountVisits: readonly OverlayVisit[] = [
  {
    as: 'kycStandard',
    scenario: 'kyc-address-ready',
    screens: {
      '/verifiedIndex?level=advanced': [
        { file: 'pages/account/verification/CameraDialog', name: /^Proof of address/, steps: [press(/^Take a photo/)] },
      ],
    },
  },
  {
    as: 'kycAdvanced',
    scenario: 'company-half-filled',
    screens: {
      '/verifiedIndex?level=company': [{ file: 'pages/account/verification/PersonDialog', name: /^Add/, steps: [press(/^Add/)] }],
    },
  },
  {
    as: 'trader',
    scenario: 'other-devices',
    screens: {
      '/user/personSetting?tab=security': [
        dialog('AuthenticatorDialog', /^Turn on authenticator app/, /^Turn on: Authenticator app/),
        dialog('ContactDialog', /^Change email/, /^Change: Email/),
        dialog('LoginPasswordDialog', /^Change login password/, /^Change: Login password/),
        dialog('FundPasswordDialog', /fund password/, /: Fund password/),
        dialog('AntiPhishingDialog', /anti-phishing code/, /: Anti-phishing code/),
        { ...dialog('CloseAccountDialog', /^Close account/, /^Close account/), role: 'alertdialog' },
        { file: `${dialogs}/ConfirmChange`, ...confirmDialog(/^Freeze your account/), steps: [press(/^Freeze account/)] },
      ],
    },
  },
  {
    as: 'trader',
    scenario: 'other-devices',
    screens: {
      '/user/personSetting?tab=devices': [
        {
          file: 'pages/account/personal-settings/DevicesTab',
          ...confirmDialog(/^Log out/),
          steps: [press(/^Log out (?:all )?other/)],
        },
      ],
    },
  },
  {
    as: 'trader',
    scenario: 'api-keys',
    screens: {
      '/user/apiSetting': [
        { file: 'pages/account/api-management/KeyDialogs', name: /^Create API key/, steps: [press(/^Create API key/)] },
        { file: 'pages/account/api-management/KeyDialogs', ...confirmDialog(/^Delete/), steps: [press(/^Delete: /)] },
        {
          file: 'pages/account/api-management/CreatedKey',
          ...confirmDialog(/^API key created/),
          steps: [
            press(/^Create API key/),
            type('Reports', /^Label/),
            press(/^Next$/),
            type('203.0.113.7', /^Trusted IP addresses/),
            press(/^Confirm and verify/),
            ...challengeSteps(),
          ],
          leave: [press(/^I have saved my secret key/, 'checkbox'), press(/^Done$/)],
        },
      ],
    },
  },
  {
    as: 'trader',
    scenario: 'authenticator-on',
    screens: {
      '/user/personSetting?tab=security': [
        { file: 'pages/account/personal-settings/FactorActions', name: /^More/, role: 'menu', steps: [more] },
        { file: `${dialogs}/LostFactorDialog`, name: /^Lost your authenticator/, steps: [more, press(/^Lost access/, 'menuitem')] },
        { file: `${dialogs}/NewRecoveryCodes`, ...confirmDialog(/^New recovery codes/), steps: newCodes },
        {
          file: `${dialogs}/RecoveryCodes`,
          ...confirmDialog(/^Recovery codes/),
          steps: [...newCodes, press(/^New recovery codes$/), ...challengeSteps({ app: true })],
          leave: [press(/^I have saved these codes/, 'checkbox'), press(/^Done$/)],
        },
      ],
    },
  },
];

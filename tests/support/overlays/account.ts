import { confirmed, press, type Overlay, type OverlayVisit } from './overlay';

const unaudited = 'the way there has not been gone in a browser yet';

const dialogs = 'pages/account/personal-settings/dialogs';
const dialog = (file: string, name: RegExp, button: RegExp): Overlay => ({ file: `${dialogs}/${file}`, name, steps: [press(button)] });

/** The overlays of personal settings and of verification. */
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
    unaudited,
    screens: {
      '/user/personSetting?tab=security': [
        dialog('AuthenticatorDialog', /^Turn on authenticator app/, /^Turn on: Authenticator app/),
        dialog('ContactDialog', /^Change email/, /^Change: Email/),
        dialog('LoginPasswordDialog', /^Change login password/, /^Change: Login password/),
        dialog('FundPasswordDialog', /fund password/, /: Fund password/),
        dialog('AntiPhishingDialog', /anti-phishing code/, /: Anti-phishing code/),
        dialog('CloseAccountDialog', /^Close account/, /^Close account/),
        { file: `${dialogs}/ConfirmChange`, ...confirmed(/^Freeze your account/), steps: [press(/^Freeze account/)] },
      ],
      '/user/personSetting?tab=devices': [
        {
          file: 'pages/account/personal-settings/DevicesTab',
          ...confirmed(/^Log out/),
          steps: [press(/^Log out (?:all )?other/)],
        },
      ],
    },
  },
  {
    as: 'trader',
    scenario: 'api-keys',
    unaudited,
    screens: {
      '/user/apiSetting': [
        { file: 'pages/account/api-management/KeyDialogs', name: /^Create API key/, steps: [press(/^Create API key/)] },
        {
          file: 'pages/account/api-management/CreatedKey',
          ...confirmed(/^API key created/),
          steps: [press(/^Create API key/)],
        },
      ],
    },
  },
  {
    as: 'trader',
    scenario: 'authenticator-on',
    unaudited,
    screens: {
      '/user/personSetting?tab=security': [
        dialog('LostDialog', /^Lost your authenticator/, /^Lost access: Authenticator app/),
        { file: `${dialogs}/NewRecoveryCodes`, ...confirmed(/^New recovery codes/), steps: [press(/^New recovery codes: /)] },
        dialog('RecoveryCodes', /^Recovery codes/, /^New recovery codes: /),
      ],
    },
  },
];

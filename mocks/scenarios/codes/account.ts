import { account } from '@/contract/account';
import { csrfHeader } from '@/contract/envelope';
import { identity } from '@/contract/identity';
import { web3 } from '@/contract/web3';
import { companyForms, standardForm } from '@fixtures/identityForms';
import { demoCode, personaPassword, personas } from '@fixtures/personas';
import { controlPrefix } from '../../wire/controlPaths';
import { trigger, type Ask } from './trigger';

const { name: loginName } = personas.trader.login;
const newcomer = 'ines@demo.example';
const visitor = { as: 'visitor' } as const;

const send = async (ask: Ask) => ask(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
const securityCodes = async (ask: Ask) => {
  await send(ask);
  return { emailCode: demoCode };
};
const imageToken = async (ask: Ask) => {
  const { captchaId, gapX } = await ask(account.image, {});
  return (await ask(account.verifyImage, { body: { captchaId, offset: gapX } })).imageToken;
};
const codeFor = async (ask: Ask, purpose: 'register' | 'resetPassword', receiver: string) => ({
  body: { purpose, channel: 'email' as const, receiver, imageToken: await imageToken(ask) },
});
const password = (body: object) => ({ body: { oldPassword: personaPassword, newPassword: 'Another-2027', ...body } });
const login = { loginName, password: personaPassword };
const nadia = standardForm('Nadia', 'Sorel', 'X1234567');

/** Triggers for the codes of login, security, verification and wallets. */
export const accountTriggers = [
  trigger('wrongCredentials', 'Log in with a wrong password', account.login, { body: { ...login, password: 'wrong' } }, visitor),
  trigger('accountFrozen', 'Log in to a frozen account', account.login, { body: login }, { as: 'visitor', scenario: 'account-frozen' }),
  trigger(
    'accountLocked',
    'Log in to an account after five failed attempts',
    account.login,
    { body: login },
    { as: 'visitor', scenario: 'login-locked' },
  ),
  trigger(
    'regionRestricted',
    'Request a registration code from a region that is not served',
    account.sendValidCode,
    (ask) => codeFor(ask, 'register', newcomer),
    { as: 'visitor', scenario: 'region-restricted' },
  ),
  trigger(
    'recoveryLocked',
    'Enter another recovery code after five wrong ones',
    account.recoverGoogle,
    { body: { loginPassword: personaPassword, recoveryCode: 'AAAA-AAAA' } },
    { as: 'trader', scenario: 'recovery-locked' },
  ),
  trigger(
    'proofLocked',
    'Enter the correct authenticator code after five wrong ones',
    account.modifySafetyCheck,
    async (ask) => ({ body: { item: 'google' as const, googleCode: demoCode, ...(await securityCodes(ask)) } }),
    { as: 'trader', scenario: 'proof-locked' },
  ),
  trigger(
    'passwordLocked',
    'Enter the correct login password for a change after five wrong ones',
    account.applyForSafetyItem,
    { body: { item: 'google' as const, loginPassword: personaPassword } },
    { as: 'trader', scenario: 'proof-locked' },
  ),
  trigger('factorMissing', 'Change the password without a code', account.modifyPassword, password({})),
  trigger('codeWrong', 'Change the password with a wrong code', account.modifyPassword, async (ask) => {
    await send(ask);
    return password({ emailCode: '000000' });
  }),
  trigger(
    'codeExpired',
    'Change the password with a code that was never requested',
    account.modifyPassword,
    password({ emailCode: demoCode }),
  ),
  trigger('codeTooSoon', 'Request a code twice in a row', account.sendValidCode, async (ask) => {
    await send(ask);
    return { body: { purpose: 'security' as const, channel: 'email' as const } };
  }),
  trigger(
    'captchaFailed',
    'Drop the puzzle piece in the wrong place',
    account.verifyImage,
    async (ask) => {
      const { captchaId, gapX } = await ask(account.image, {});
      return { body: { captchaId, offset: gapX + 40 } };
    },
    visitor,
  ),
  trigger('accountTaken', 'Register with a login name that is already in use', account.registerCheck1, { body: { loginName } }, visitor),
  trigger(
    'accountUnknown',
    'Request a password reset code for an unknown account',
    account.sendValidCode,
    (ask) => codeFor(ask, 'resetPassword', newcomer),
    visitor,
  ),
  trigger('passwordUsed', 'Set the current password as the new one', account.modifyPassword, async (ask) =>
    password({ newPassword: personaPassword, ...(await securityCodes(ask)) }),
  ),
  trigger('wrongPassword', 'Change the password with a wrong old password', account.modifyPassword, async (ask) =>
    password({ oldPassword: 'Wrong-2026', ...(await securityCodes(ask)) }),
  ),
  trigger('securityItemBound', 'Bind an e-mail address when one is already bound', account.bindEmail, async (ask) => ({
    body: { email: newcomer, code: demoCode, ...(await securityCodes(ask)) },
  })),
  trigger('securityItemUnbound', 'Turn off an authenticator that is not set up', account.closeSafetyPrecheck, { body: { item: 'google' } }),
  trigger('lastSecurityItem', 'Remove the only verification method', account.closeSafety, async (ask) => ({
    body: { item: 'email' as const, ...(await securityCodes(ask)) },
  })),
  trigger(
    'verificationExpired',
    'Set a new password without the preceding step',
    account.resetPassword,
    { body: { pass: 'none', password: 'Another-2027' } },
    visitor,
  ),
  trigger('accountNotEmpty', 'Delete an account that holds funds', account.deleteAccount, async (ask) => ({
    body: { loginPassword: personaPassword, ...(await securityCodes(ask)) },
  })),
  trigger('newCodeWrong', 'Bind an authenticator with a wrong code', account.bindGoogle, async (ask) => ({
    body: { code: '000000', ...(await securityCodes(ask)) },
  })),
  trigger('nicknameTaken', "Choose another user's nickname", account.saveProfile, {
    body: { fnickname: personas.newUser.login.nickname, photo: '' },
  }),
  trigger('nicknameForbidden', 'Choose a nickname that impersonates the exchange', account.saveProfile, {
    body: { fnickname: 'Official Support', photo: '' },
  }),
  trigger(
    'kycUnderReview',
    'Submit the standard level while it is under review',
    identity.standardApply,
    { body: nadia },
    { as: 'newUser', scenario: 'kyc-standard-pending' },
  ),
  trigger('kycAlreadyPassed', 'Submit a level that is already verified', identity.standardApply, { body: nadia }, { as: 'kycStandard' }),
  trigger('kycLevelBefore', 'Submit a company before the advanced level', identity.companyApply, {}, { as: 'kycStandard' }),
  trigger(
    'kycDocumentUsed',
    "Submit another user's document",
    identity.standardApply,
    async (ask) => {
      await ask(account.logout, {});
      await ask(account.login, { body: { loginName: personas.kycFailed.login.name, password: personaPassword } });
      return { body: nadia };
    },
    { as: 'newUser', scenario: 'kyc-standard-pending' },
  ),
  trigger(
    'kycRejected',
    'Submit a level that was permanently rejected',
    identity.standardApply,
    { body: nadia },
    { as: 'newUser', scenario: 'kyc-rejected' },
  ),
  trigger(
    'kycIncomplete',
    'Submit a company whose documents are missing',
    identity.companyApply,
    async (ask) => {
      await ask(identity.saveCompanyBasicInfo, { body: companyForms.basicInfo });
      return {};
    },
    { as: 'kycAdvanced' },
  ),
  trigger(
    'qrWaiting',
    'Check the status of a QR code that nobody has scanned',
    web3.scanLogin,
    async (ask) => ({
      query: { qrCodeToken: (await ask(web3.generateQrcode, {})).qrCodeToken },
    }),
    { as: 'visitor', scenario: 'web3-qr-waiting' },
  ),
  trigger(
    'qrScanned',
    'Check the status of a QR code that the phone has scanned',
    web3.scanLogin,
    async (ask, send) => {
      const { qrCodeToken } = await ask(web3.generateQrcode, {});
      await send({ method: 'POST', path: `${controlPrefix}/clock`, headers: { [csrfHeader]: 'trigger' }, body: '{"stepMs":10000}' });
      return { query: { qrCodeToken } };
    },
    { as: 'visitor', scenario: 'web3-qr-scanned' },
  ),
  trigger('qrExpired', 'Check the status of an expired QR code', web3.scanLogin, { query: { qrCodeToken: 'over' } }, visitor),
  trigger(
    'web3Busy',
    'Request account data before it is ready',
    web3.accountData,
    { body: { accountId: personas.web3Wallet.wallet.accountId } },
    { as: 'web3Wallet', scenario: 'web3-busy-forever' },
  ),
  trigger(
    'web3Listed',
    'Add a chain twice',
    web3.saveChain,
    async (ask) => {
      const body = {
        chainIndex: '7777',
        name: 'Homenet',
        symbol: 'HOME',
        rpcUrl: 'https://rpc.example',
        explorerUrl: 'https://scan.example',
      };
      await ask(web3.saveChain, { body });
      return { body };
    },
    { as: 'web3Wallet' },
  ),
];

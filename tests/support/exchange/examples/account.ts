import { account } from '@/contract/account';
import { demoCode, personaPassword, personas, personaTradePassword } from '@fixtures/personas';
import type { Ask, Examples } from './example';
import { imageToken, securityCodes, bindCode } from './securityCodes';

const newcomer = 'ines@demo.example';
const { name: loginName } = personas.trader.login;
const newPassword = 'Another-2027';
const phone = '+6591234567';

async function registrationCode(ask: Ask) {
  await ask(account.sendValidCode, {
    body: { purpose: 'register', channel: 'email', receiver: newcomer, imageToken: await imageToken(ask) },
  });
  return { loginName: newcomer, code: demoCode };
}

async function resetCode(ask: Ask) {
  await ask(account.sendValidCode, {
    body: { purpose: 'resetPassword', channel: 'email', receiver: loginName, imageToken: await imageToken(ask) },
  });
  return { loginName, code: demoCode };
}

async function withGoogle(ask: Ask) {
  await ask(account.bindGoogle, { body: { code: demoCode, ...(await securityCodes(ask)) } });
  return { googleCode: demoCode, ...(await securityCodes(ask)) };
}

const tradePassword = { newTradePassword: personaTradePassword, loginPassword: personaPassword };

export const accountExamples: Examples<typeof account> = {
  login: { input: { body: { loginName, password: personaPassword } } },
  precheck: { as: 'visitor', input: { body: { loginName } } },
  verifyImage: {
    as: 'visitor',
    input: async (ask) => {
      const { captchaId, gapX } = await ask(account.image, {});
      return { body: { captchaId, offset: gapX } };
    },
  },
  sendValidCode: { input: { body: { purpose: 'security', channel: 'email' } } },
  registerCheck1: { as: 'visitor', input: { body: { loginName: newcomer } } },
  registerCheck2: { as: 'visitor', input: async (ask) => ({ body: await registrationCode(ask) }) },
  register: { as: 'visitor', input: async (ask) => ({ body: { ...(await registrationCode(ask)), password: newPassword } }) },
  resetPasswordCheck: { as: 'visitor', input: async (ask) => ({ body: await resetCode(ask) }) },
  resetPassword: {
    as: 'visitor',
    input: async (ask) => {
      const { pass } = await ask(account.resetPasswordCheck, { body: await resetCode(ask) });
      return { body: { pass, password: newPassword } };
    },
  },
  modifyPassword: { input: async (ask) => ({ body: { oldPassword: personaPassword, newPassword, ...(await securityCodes(ask)) } }) },
  setTradePassword: { input: async (ask) => ({ body: { ...tradePassword, ...(await securityCodes(ask)) } }) },
  resetTradePassword: {
    input: async (ask) => {
      await ask(account.setTradePassword, { body: { ...tradePassword, ...(await securityCodes(ask)) } });
      return { body: { ...tradePassword, newTradePassword: '112233', ...(await securityCodes(ask)) } };
    },
  },
  applyForSafetyItem: {
    input: async (ask) => {
      await withGoogle(ask);
      return { body: { item: 'google', loginPassword: personaPassword } };
    },
  },
  cancelSafetyItem: {
    input: async (ask) => {
      await withGoogle(ask);
      await ask(account.applyForSafetyItem, { body: { item: 'google', loginPassword: personaPassword } });
      return { body: { item: 'google' } };
    },
  },
  closeSafetyPrecheck: { input: { body: { item: 'email' } } },
  closeSafety: { input: async (ask) => ({ body: { item: 'google', ...(await withGoogle(ask)) } }) },
  modifySafetyCheck: { input: async (ask) => ({ body: { item: 'email', ...(await securityCodes(ask)) } }) },
  validateNewEmail: {
    input: async (ask) => {
      const { pass } = await ask(account.modifySafetyCheck, { body: { item: 'email', ...(await securityCodes(ask)) } });
      return { body: { email: newcomer, code: await bindCode(ask, newcomer), pass } };
    },
  },
  validateNewPhone: {
    input: async (ask) => {
      await ask(account.bindPhone, { body: { phone, code: await bindCode(ask, phone), ...(await securityCodes(ask)) } });
      const { pass } = await ask(account.modifySafetyCheck, { body: { item: 'phone', ...(await securityCodes(ask)) } });
      return { body: { phone: '+6598765432', code: await bindCode(ask, '+6598765432'), pass } };
    },
  },
  validateNewGoogle: {
    input: async (ask) => {
      const { pass } = await ask(account.modifySafetyCheck, { body: { item: 'google', ...(await withGoogle(ask)) } });
      return { body: { code: demoCode, pass } };
    },
  },
  bindEmail: {
    input: async (ask) => {
      await ask(account.bindPhone, { body: { phone, code: await bindCode(ask, phone), ...(await securityCodes(ask)) } });
      await ask(account.closeSafety, { body: { item: 'email', ...(await securityCodes(ask)) } });
      await ask(account.sendValidCode, { body: { purpose: 'security', channel: 'phone' } });
      return { body: { email: newcomer, code: await bindCode(ask, newcomer), phoneCode: demoCode } };
    },
  },
  bindPhone: { input: async (ask) => ({ body: { phone, code: await bindCode(ask, phone), ...(await securityCodes(ask)) } }) },
  bindGoogle: { input: async (ask) => ({ body: { code: demoCode, ...(await securityCodes(ask)) } }) },
  setAntiPhishingCode: { input: async (ask) => ({ body: { antiPhishingCode: 'Heron7', ...(await securityCodes(ask)) } }) },
  modifyAntiPhishingCode: {
    input: async (ask) => {
      await ask(account.setAntiPhishingCode, { body: { antiPhishingCode: 'Heron7', ...(await securityCodes(ask)) } });
      return { body: { antiPhishingCode: 'Egret8', ...(await securityCodes(ask)) } };
    },
  },
  deleteAccount: { as: 'newUser', input: async (ask) => ({ body: { loginPassword: personaPassword, ...(await securityCodes(ask)) } }) },
  logoutDevice: { input: { body: {} } },
  saveProfile: { input: { body: { fnickname: 'Tomas T', photo: 'avatar-3' } } },
  saveNotificationChoice: { input: { body: { topic: 'news', channel: 'email', isOn: false } } },
  recoveryCodes: { input: async (ask) => ({ body: await withGoogle(ask) }) },
  recoverGoogle: {
    input: async (ask) => {
      const { codes } = await ask(account.recoveryCodes, { body: await withGoogle(ask) });
      return { body: { loginPassword: personaPassword, recoveryCode: codes[0] ?? '' } };
    },
  },
  closePopup: { input: { query: { popup: 'welcome' } } },
};

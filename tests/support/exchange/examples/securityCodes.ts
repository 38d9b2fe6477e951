import { account } from '@/contract/account';
import { demoCode } from '@fixtures/personas';
import type { Ask } from './example';

/** Requests a code for the bound e-mail address and returns the verification that a sensitive change requires. */
export async function securityCodes(ask: Ask): Promise<{ emailCode: string }> {
  await ask(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
  return { emailCode: demoCode };
}

/** Requests a code for an address or a phone number to be bound. */
export async function bindCode(ask: Ask, receiver: string): Promise<string> {
  await ask(account.sendValidCode, { body: { purpose: 'bind', channel: receiver.includes('@') ? 'email' : 'phone', receiver } });
  return demoCode;
}

/** Solves the image captcha as a visitor. */
export async function imageToken(ask: Ask): Promise<string> {
  const { captchaId, gapX } = await ask(account.image, {});
  return (await ask(account.verifyImage, { body: { captchaId, offset: gapX } })).imageToken;
}

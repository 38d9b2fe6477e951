import { account } from '@/contract/account';
import { demoCode } from '@fixtures/personas';
import type { Ask } from './example';

/** Has a code sent to the e-mail address that is bound, and gives what a sensitive change asks for. */
export async function proved(ask: Ask): Promise<{ emailCode: string }> {
  await ask(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
  return { emailCode: demoCode };
}

/** Has a code sent to an address or a number that is to be bound. */
export async function sentTo(ask: Ask, receiver: string): Promise<string> {
  await ask(account.sendValidCode, { body: { purpose: 'bind', channel: receiver.includes('@') ? 'email' : 'phone', receiver } });
  return demoCode;
}

/** Solves the picture puzzle as a visitor does. */
export async function imageToken(ask: Ask): Promise<string> {
  const { captchaId, gapX } = await ask(account.image, {});
  return (await ask(account.verifyImage, { body: { captchaId, offset: gapX } })).imageToken;
}

import type { account } from '@/contract/account';
import { personaPassword, personas } from '@fixtures/personas';
import type { Examples } from './example';

export const accountExamples: Examples<typeof account> = {
  login: { input: { body: { loginName: personas.trader.login.name, password: personaPassword } } },
};

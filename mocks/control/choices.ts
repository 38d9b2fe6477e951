import { personaPassword, personas } from '@fixtures/personas';

/** Who one can be, for choosing; `loginName` is null for somebody without an account. */
export const personaChoices = Object.values(personas).map(({ id, title, login }) => ({ id, title, loginName: login?.name ?? null }));
/** The password of every persona. */
export const demoPassword = personaPassword;

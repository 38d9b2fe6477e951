import { sectors } from '@fixtures/coinSectors';
import { personaPassword, personas } from '@fixtures/personas';

export { demoCode } from '@fixtures/personas';

/** Who one can be, for choosing; `loginName` is null for somebody without an account. */
export const personaChoices = Object.values(personas).map(({ id, title, login }) => ({ id, title, loginName: login?.name ?? null }));
/** The password of every persona. */
export const demoPassword = personaPassword;
/** The sectors of coins that can be moved together, by what they are called in each language of the exchange. */
export const sectorChoices = sectors.map(({ id, name }) => ({ id, name }));

import { sectors } from '@fixtures/coinSectors';
import { personaPassword, personas } from '@fixtures/personas';

export { demoCode } from '@fixtures/personas';

/** The selectable personas; `loginName` is null for a persona without an account. */
export const personaChoices = Object.values(personas).map(({ id, title, login }) => ({ id, title, loginName: login?.name ?? null }));
/** The password of every persona with an account. */
export const demoPassword = personaPassword;
/** The coin sectors whose prices can be moved together, with their names in each language of the exchange. */
export const sectorChoices = sectors.map(({ id, name }) => ({ id, name }));

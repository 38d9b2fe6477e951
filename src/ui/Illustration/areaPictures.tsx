import { accented, quiet } from './Illustration.css';

/** Illustrations for the empty states of specific areas. */
export const areaPictures = {
  orders: (
    <>
      <path d="M46 24V13a3 3 0 0 0-3-3H19a3 3 0 0 0-3 3v37" />
      <path d="M23 19h14M23 27h9M23 35h6" className={quiet} />
      <circle cx="47" cy="38" r="10" />
      <path d="M47 32v6l4 3" className={accented} />
    </>
  ),
  security: (
    <>
      <path d="M36 6 18 12v14c0 11 7 19 18 24 11-5 18-13 18-24V12Z" />
      <path d="M24 17v9c0 4 1 7 3 10" className={quiet} />
      <path d="m29 27 6 6 10-11" className={accented} />
    </>
  ),
  box: (
    <>
      <path d="M16 26v21a3 3 0 0 0 3 3h34a3 3 0 0 0 3-3V26" />
      <path d="M16 26 10 17h16l10 9 10-9h16l-6 9Z" />
      <path d="M36 33v8" className={quiet} />
      <path d="M36 5v7M27 7l3 5M45 7l-3 5" className={accented} />
    </>
  ),
};

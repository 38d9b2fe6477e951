import { accented, quiet } from './Illustration.css';

/** Illustrations of states that block a whole page or area. */
export const statePictures = {
  door: (
    <>
      <path d="M24 22V10a3 3 0 0 1 3-3h20a3 3 0 0 1 3 3v40M24 38v12" />
      <path d="M8 30h24M26 24l6 6-6 6" className={accented} />
      <path d="M44 28v5" className={quiet} />
    </>
  ),
  region: (
    <>
      <circle cx="32" cy="29" r="20" />
      <path d="M12 29h40M32 9c-12 12-12 28 0 40M32 9c12 12 12 28 0 40" className={quiet} />
      <path d="m54 7 8 8M62 7l-8 8" className={accented} />
    </>
  ),
  maintenance: (
    <>
      <rect x="12" y="22" width="48" height="12" rx="2" />
      <path d="M20 34v16M52 34v16M14 50h12M46 50h12" />
      <path d="m21 34 8-12M34 34l8-12M47 34l8-12" className={accented} />
      <path d="M20 22v-4M52 22v-4" />
      <circle cx="20" cy="15" r="3" className={quiet} />
      <circle cx="52" cy="15" r="3" className={quiet} />
    </>
  ),
  hourglass: (
    <>
      <path d="M22 7h28M22 50h28" />
      <path d="M27 7v7c0 7 9 9 9 14.500S27 36 27 43v7M45 7v7c0 7-9 9-9 14.500S45 36 45 43v7" />
      <path d="M32 45h8M33 17h6" className={accented} />
      <path d="M36 34v5" className={quiet} />
    </>
  ),
};

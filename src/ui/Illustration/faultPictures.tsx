import { accented, quiet } from './Illustration.css';

/** Illustrations of error states; in a separate file, because every page loads these. */
export const faultPictures = {
  fault: (
    <>
      <path d="M8 32h12l5-14 8 24 3-8" />
      <path d="M64 32H53l-4-10-3 8" />
      <path d="m36 24 8-8M44 24l-8-8" className={accented} />
    </>
  ),
  offline: (
    <>
      <path d="M16 24a29 29 0 0 1 40 0M23 32a19 19 0 0 1 26 0" className={quiet} />
      <path d="M30 40a9 9 0 0 1 12 0" />
      <path d="M36 46v.01" />
      <path d="M18 46 54 10" className={accented} />
    </>
  ),
};

import { accented, quiet } from './Illustration.css';

/** Illustrations of common empty states; every page loads these. */
export const emptyPictures = {
  list: (
    <>
      <path d="M20 50V10a3 3 0 0 1 3-3h20l9 9v34" />
      <path d="M43 7v9h9" />
      <path d="M28 26h16M28 34h10" className={quiet} />
      <path d="M28 18h7" className={accented} />
    </>
  ),
  inbox: (
    <>
      <path d="m14 34 7-19a3 3 0 0 1 2.8-2h24.400a3 3 0 0 1 2.8 2l7 19v13a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3Z" />
      <path d="M14 34h13l3 6h12l3-6h13" className={accented} />
      <path d="M29 22h14" className={quiet} />
    </>
  ),
  search: (
    <>
      <circle cx="33" cy="26" r="15" />
      <path d="m44 37 10 10" className={accented} />
      <path d="M24 26a9 9 0 0 1 9-9" className={quiet} />
    </>
  ),
  star: (
    <>
      <path d="m36 7 5.9 12 13.2 1.9-9.5 9.3 2.2 13.200L36 37.200l-11.8 6.2 2.2-13.2-9.5-9.300L30.1 19Z" />
      <path d="M58 10v8M54 14h8" className={accented} />
      <path d="M11 32v5M8.5 34.500h5" className={quiet} />
    </>
  ),
  wallet: (
    <>
      <path d="M14 17v29a4 4 0 0 0 4 4h36a4 4 0 0 0 4-4V23a3 3 0 0 0-3-3H17a3 3 0 0 1-3-3Z" />
      <path d="M14 17a4 4 0 0 1 4-4h31v7" />
      <path d="M58 30H47a5 5 0 0 0 0 10h11" className={accented} />
      <path d="M24 28h10" className={quiet} />
    </>
  ),
  chart: (
    <>
      <path d="M16 8v42M26 42V30M26 26v-4M38 38V20M38 16v-6M50 34V18M50 12V8M26 46v-4M38 44v-6M50 42v-8" className={quiet} />
      <rect x="23" y="26" width="6" height="16" rx="1" />
      <rect x="35" y="16" width="6" height="22" rx="1" />
      <rect x="47" y="12" width="6" height="22" rx="1" className={accented} />
    </>
  ),
  locked: (
    <>
      <rect x="20" y="24" width="32" height="26" rx="3" />
      <path d="M26 24v-6a10 10 0 0 1 20 0v6" />
      <path d="M36 35v6" className={accented} />
    </>
  ),
};

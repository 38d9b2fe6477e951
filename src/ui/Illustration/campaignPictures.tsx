import { accented, quiet } from './Illustration.css';

/** Illustrations of campaigns and announcements. */
export const campaignPictures = {
  offer: (
    <>
      <path d="M13 29 32 10h17a3 3 0 0 1 3 3v17L33 49Z" />
      <circle cx="45" cy="17" r="2" />
      <path d="m28 37 9-14M28 25.5a2 2 0 1 1 0 .01M35 34.5a2 2 0 1 1 0 .01" className={accented} />
      <circle cx="58" cy="43" r="7" />
      <path d="M58 40v6" className={quiet} />
    </>
  ),
  market: (
    <>
      <path d="M14 30v16M26 24v20M38 26v18M50 14v24" className={quiet} />
      <rect x="11" y="34" width="6" height="9" rx="1" />
      <rect x="23" y="28" width="6" height="12" rx="1" />
      <rect x="35" y="30" width="6" height="9" rx="1" />
      <rect x="47" y="18" width="6" height="15" rx="1" />
      <path d="M10 24 24 13l12 5L56 6M48 6h8v8" className={accented} />
    </>
  ),
  notice: (
    <>
      <path d="M14 26v-6l26-11v29L14 31v-5Z" />
      <path d="m19 33 4 14h7l-4-12" />
      <path d="M47 17a9 9 0 0 1 0 13M53 11a18 18 0 0 1 0 25" className={accented} />
      <path d="M60 44v6M56 47h8" className={quiet} />
    </>
  ),
  dates: (
    <>
      <path d="M15 13h42a3 3 0 0 1 3 3v34H12V16a3 3 0 0 1 3-3Z" />
      <path d="M12 23h48M24 8v9M48 8v9" />
      <path d="M20 31h6M33 31h6M20 40h6M33 40h6" className={quiet} />
      <path d="m46 37 4 4 7-9" className={accented} />
    </>
  ),
};

/** The default address of `npm run mock`. */
export const standalone = 'http://127.0.0.1:4180';

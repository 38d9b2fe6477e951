/** Where `npm run mock` listens unless it is told otherwise. */
export const standalone = 'http://127.0.0.1:4180';

/** The default address of `npm run mock`. */
export const mockServerOrigin = 'http://127.0.0.1:4180';

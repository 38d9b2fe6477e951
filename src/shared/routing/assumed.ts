/** Why a screen requires a login although the specification does not say so. */
export const assumedLogin = 'a login is not asked for by the specification; the page shows data of the user';

import { avatarColours } from '@/ui/Avatar/colour';

/** The avatar colour chosen by the user; undefined for the default, which depends on the name. */
export const avatarColour = (photo: string) => avatarColours.find((colour) => photo === `avatar-${colour}`);

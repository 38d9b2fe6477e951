import { avatarColours } from '@/ui/Avatar/colour';

/** The colour of the avatar that somebody has chosen; undefined for the one that goes with their name. */
export const avatarColour = (photo: string) => avatarColours.find((colour) => photo === `avatar-${colour}`);

/** The names that an audit is confined to, in small letters: screens by their id, components by their name; null for everything. */
export const namesOf = (only: string | undefined): readonly string[] | null => (only === undefined ? null : only.toLowerCase().split(','));

/** The component of a story by its id, such as `ui--button--tones`. */
export const componentOf = (story: string): string => story.split('--')[1] ?? story;

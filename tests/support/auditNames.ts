/** The names to which an audit is limited, in lower case: ids of screens, names of components; null for everything. */
export const namesOf = (only: string | undefined): readonly string[] | null => (only === undefined ? null : only.toLowerCase().split(','));

/** The component of a story by its id, such as `ui--button--tones`. */
export const componentOf = (story: string): string => story.split('--')[1] ?? story;

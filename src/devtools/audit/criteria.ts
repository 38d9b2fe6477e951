/** A success criterion of WCAG 2.2: its name, level and requirement in plain words. */
interface Criterion {
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly requirement: string;
}

/** The criteria that can be checked automatically, explained for readers who do not know them by number. Source: https://www.w3.org/TR/WCAG22/ */
export const criteria: Readonly<Record<string, Criterion>> = {
  '1.1.1': { name: 'Non-text content', level: 'A', requirement: 'Pictures, icons and charts have a text for people who cannot see them.' },
  '1.2.1': { name: 'Audio-only and video-only', level: 'A', requirement: 'Recordings have a text alternative.' },
  '1.2.2': { name: 'Captions', level: 'A', requirement: 'Videos have captions for people who cannot hear them.' },
  '1.3.1': {
    name: 'Info and relationships',
    level: 'A',
    requirement: 'Headings, lists, tables and labels are marked up according to their appearance.',
  },
  '1.3.4': { name: 'Orientation', level: 'AA', requirement: 'The page works in portrait and landscape orientation.' },
  '1.3.5': { name: 'Identify input purpose', level: 'AA', requirement: 'Browsers can autofill fields about the user.' },
  '1.4.1': { name: 'Use of color', level: 'A', requirement: 'Information is never conveyed by color alone.' },
  '1.4.2': { name: 'Audio control', level: 'A', requirement: 'Sound that plays automatically can be stopped.' },
  '1.4.3': { name: 'Contrast', level: 'AA', requirement: 'Text stands out clearly from its background.' },
  '1.4.4': { name: 'Resize text', level: 'AA', requirement: 'The page can be enlarged to 200%.' },
  '1.4.12': { name: 'Text spacing', level: 'AA', requirement: 'People can widen the spacing of text.' },
  '2.1.1': { name: 'Keyboard', level: 'A', requirement: 'Everything can be used with a keyboard.' },
  '2.2.1': { name: 'Timing adjustable', level: 'A', requirement: 'Time limits can be turned off or extended.' },
  '2.2.2': { name: 'Pause, stop, hide', level: 'A', requirement: 'Content that moves automatically can be paused.' },
  '2.4.1': { name: 'Bypass blocks', level: 'A', requirement: 'Content repeated on every page can be skipped.' },
  '2.4.2': { name: 'Page titled', level: 'A', requirement: 'Every page has a descriptive title.' },
  '2.4.4': { name: 'Link purpose', level: 'A', requirement: 'It is clear where a link leads.' },
  '2.5.3': { name: 'Label in name', level: 'A', requirement: 'Visible labels work with voice control.' },
  '2.5.8': { name: 'Target size', level: 'AA', requirement: 'Buttons and links are large enough to hit, or have space around them.' },
  '3.1.1': { name: 'Language of page', level: 'A', requirement: 'Screen readers know which language the page is in.' },
  '3.1.2': { name: 'Language of parts', level: 'AA', requirement: 'Screen readers know which language a passage is in.' },
  '3.3.2': { name: 'Labels or instructions', level: 'A', requirement: 'Every field says what to enter.' },
  '4.1.2': { name: 'Name, role, value', level: 'A', requirement: 'Assistive technology knows the name and role of each control.' },
};

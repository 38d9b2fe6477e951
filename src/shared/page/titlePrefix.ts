import { createGate } from '@/shared/lib/gate';

/** Mounted with text to prefix to the document's title, such as a price; null while there is none. */
export const TitlePrefixGate = createGate<{ readonly text: string | null }>('TitleNoteGate', { text: null });

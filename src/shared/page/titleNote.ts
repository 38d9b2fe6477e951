import { createGate } from '@/shared/lib/gate';

/** Mounted by what stands before the title of the screen in the document's title, such as a price; null where it has nothing to say yet. */
export const TitleNoteGate = createGate<{ readonly text: string | null }>('TitleNoteGate', { text: null });

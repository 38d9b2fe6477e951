import { useLayoutEffect } from 'react';
import type { Edits } from './tokenEdits';
import { cssOfEdits } from './tokens/edits';

/** Gives the story the edited tokens; loaded once there are any. A constructed style sheet needs no leave of a content policy. */
export function EditedTokens({ edits }: { readonly edits: Edits }) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(cssOfEdits(edits));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [edits]);
  return null;
}

import { useLayoutEffect } from 'react';
import type { Edits } from './tokenEdits';
import { cssOfEdits } from './tokens/edits';

/** Applies the edited tokens to the story; loaded once there are any. A constructed style sheet is not restricted by a content security policy. */
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

import { createEffect } from 'effector';

/** A text for the reader's own disk. */
export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Hands a file to the browser, which saves it. */
export const saveFileFx = createEffect(({ name, type, text }: TextFile) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
});

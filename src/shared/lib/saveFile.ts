import { createEffect } from 'effector';

/** A text file to download. */
export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Downloads a file through the browser. */
export const saveFileFx = createEffect(({ name, type, text }: TextFile) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
});

import { createEffect } from 'effector';

/** A text file to download. */
export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Downloads a text file through the browser. */
export const saveFileFx = createEffect(({ name, type, text }: TextFile) => saveBlob(new Blob([text], { type }), name));

/** Downloads what was made in the browser, such as a picture of a chart, under a name. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

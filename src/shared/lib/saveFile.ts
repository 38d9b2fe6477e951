import { createEffect } from 'effector';

/** A text file to download. */
export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Downloads a text file through the browser. */
export const saveFileFx = createEffect(({ name, type, text }: TextFile) => saveBlob(new Blob([text], { type }), name));

/** Downloads content created in the browser, such as a chart image, under a file name. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

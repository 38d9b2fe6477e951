import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SavePointStore } from '../control/savePoints';

const extension = '.json';

/** Stores save points as files of a folder, creating it if missing; `import` accepts each file. Throws if the folder cannot be created. */
export function folderSavePoints(folder: string): SavePointStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string) => join(folder, `${encodeURIComponent(name)}${extension}`);
  return {
    names: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith(extension))
        .flatMap((file) => nameOf(file.slice(0, -extension.length))),
    read: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : undefined),
    write: (name, text) => {
      // An interrupted write never overwrites the existing file.
      const draft = `${fileOf(name)}.part`;
      writeFileSync(draft, text);
      renameSync(draft, fileOf(name));
    },
    remove: (name) => rmSync(fileOf(name), { force: true }),
  };
}

/** The save point's name decoded from a file name; empty if the file is not a save point. */
function nameOf(text: string): string[] {
  try {
    const name = decodeURIComponent(text);
    return encodeURIComponent(name) === text ? [name] : [];
  } catch {
    return [];
  }
}

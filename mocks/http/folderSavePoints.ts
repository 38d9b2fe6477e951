import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SavePointStore } from '../control/savePoints';

const ending = '.json';

/** Keeps save points as files of a folder, which is made where it is missing; each is a file that `import` takes. Throws where the folder cannot be made. */
export function folderSavePoints(folder: string): SavePointStore {
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string) => join(folder, `${encodeURIComponent(name)}${ending}`);
  return {
    names: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith(ending))
        .flatMap((file) => nameOf(file.slice(0, -ending.length))),
    read: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : undefined),
    write: (name, text) => {
      // What breaks off half-way never takes the place of what was there.
      const draft = `${fileOf(name)}.part`;
      writeFileSync(draft, text);
      renameSync(draft, fileOf(name));
    },
    remove: (name) => rmSync(fileOf(name), { force: true }),
  };
}

/** The name behind a file's name, or nothing where it is not one of ours. */
function nameOf(text: string): string[] {
  try {
    const name = decodeURIComponent(text);
    return encodeURIComponent(name) === text ? [name] : [];
  } catch {
    return [];
  }
}

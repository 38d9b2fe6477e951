import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, instant } from '../../endpoint';
import { lenient } from '../../lenient';
import { appPlatforms } from '../constants';

/** The app of a release for one platform; if it is only available from a store, `url` and `sha256` are null. */
export const AppFile = z.object({
  platform: z.enum(appPlatforms),
  minimumSystem: lenient(z.string(), ''),
  bytes: lenient(z.int(), null),
  url: lenient(z.nullable(z.string()), null),
  sha256: lenient(z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))), null),
});
export type AppFile = z.output<typeof AppFile>;

/** An app release with its release notes in the language of the request. */
export const AppRelease = assumed(
  z.object({
    version: z.string(),
    releasedTime: instant(),
    notes: lenient(z.array(z.string()), []),
    files: lenient(z.array(AppFile), []),
  }),
  unknownAnswer,
);
export type AppRelease = z.output<typeof AppRelease>;

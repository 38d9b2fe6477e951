import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { AppRelease } from '../schema/releases';

/** App releases, newest first. */
export const appReleases = endpoint('config.appReleases', {
  method: 'GET',
  path: '/hk-web/public/app/releases',
  access: 'public',
  data: z.array(AppRelease),
  assumed: 'the download page needs versions and checksums, and no call for them is listed',
});

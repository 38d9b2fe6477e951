import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { Banner } from '../schema/banner';

export const listBanner = endpoint('account.listBanner', {
  method: 'GET',
  path: '/hk-web/common/listBanner',
  access: 'public',
  data: z.array(Banner),
  assumed: 'only the path is shown; it also returns the announcements of the home page',
});

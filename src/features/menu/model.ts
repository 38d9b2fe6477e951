import { config } from '@/contract/config';
import { query } from '@/shared/api';
import { $isStarted } from '@/shared/lib';

const switches = query({ endpoint: config.webConfig, $params: $isStarted.map((isStarted) => (isStarted ? {} : null)) });

/** The site's switches that menus depend on; null until known, and then only unconditional items show. */
export const $webConfig = switches.$latest;

import { config } from '@/contract/config';
import { query } from '@/shared/api';
import { $isStarted } from '@/shared/lib';

const switches = query({ endpoint: config.webConfig, $params: $isStarted.map((isStarted) => (isStarted ? {} : null)) });

/** The site switches that menus depend on; null while loading, when only unconditional items are shown. */
export const $webConfig = switches.$latest;

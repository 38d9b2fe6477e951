import { config } from '@/contract/config';
import { query } from '@/shared/api';
import { $isStarted } from '@/shared/lib';

const webConfig = query({ endpoint: config.webConfig, $params: $isStarted.map((isStarted) => (isStarted ? {} : null)) });

/** The site configuration that menus depend on; null while loading, when the items that depend on it are hidden. */
export const $webConfig = webConfig.$latest;

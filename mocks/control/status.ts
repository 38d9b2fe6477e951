import { endpoint, type EndpointRow } from '@/contract/endpoint';
import { controlDomain, controlPrefix } from '../wire/controlPaths';
import { SimulationStatus } from './schema';

/** Declares one call of the control interface. */
export const define = <const Row extends Omit<EndpointRow, 'access'>>(name: string, row: Row) =>
  endpoint(`${controlDomain}.${name}`, { ...row, access: 'public' });

/** The current state of the simulated exchange. */
export const status = define('status', { method: 'GET', path: `${controlPrefix}/status`, data: SimulationStatus });

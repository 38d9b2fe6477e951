import { endpoint } from '../../endpoint';
import { KycConfig } from '../schema/kyc';

export const kycConfig = endpoint('config.kycConfig', {
  method: 'GET',
  path: '/hk-web/public/kyc/get-config',
  access: 'public',
  data: KycConfig,
  assumed: 'only the path is shown, no field of the response',
});

import { ModeBar } from '@/app/ModeBar';
import { AppStory } from '../support';

export default { title: 'app/ModeBar' };

const loadTools = () => import('@/devtools');

export const Simulated = () => (
  <AppStory as="trader">
    <ModeBar label="simulated" loadTools={loadTools} />
  </AppStory>
);

export const OnTheDepositScreen = () => (
  <AppStory as="trader" at="/assetManagement/topup?name=1">
    <ModeBar label="simulated" loadTools={loadTools} />
  </AppStory>
);

export const AtTheFaceCheck = () => (
  <AppStory as="newUser" scenario="kyc-face-waiting" at="/verifiedIndex?level=standard#face-check=1">
    <ModeBar label="simulated" loadTools={loadTools} />
  </AppStory>
);

export const Live = () => (
  <AppStory>
    <ModeBar label="live" />
  </AppStory>
);

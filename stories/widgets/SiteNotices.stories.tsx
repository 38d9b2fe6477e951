import { useEffect } from 'react';
import { SiteNotices } from '@/widgets/site-notices';
import { AppStory } from '../support';

export default { title: 'widgets/SiteNotices' };

/** Makes the window report a lost connection while mounted. */
function LostConnection() {
  useEffect(() => {
    window.dispatchEvent(new Event('offline'));
    return () => void window.dispatchEvent(new Event('online'));
  }, []);
  return null;
}

export const RestrictedRegion = () => (
  <AppStory scenario="region-restricted">
    <SiteNotices />
  </AppStory>
);

export const Maintenance = () => (
  <AppStory as="crossMargin" scenario="spot-maintenance">
    <SiteNotices />
  </AppStory>
);

export const Offline = () => (
  <AppStory>
    <SiteNotices />
    <LostConnection />
  </AppStory>
);

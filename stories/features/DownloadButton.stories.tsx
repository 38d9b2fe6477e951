import { DownloadButton } from '@/features/download';
import { PressOnMount } from '../PressOnMount';
import { AppStory } from '../support';

export default { title: 'features/DownloadButton' };

export const Closed = () => (
  <AppStory>
    <DownloadButton />
  </AppStory>
);

export const Opened = () => (
  <PressOnMount button="Download">
    <AppStory>
      <DownloadButton />
    </AppStory>
  </PressOnMount>
);

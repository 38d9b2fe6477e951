import { DownloadButton } from '@/features/download';
import { Pressed } from '../Pressed';
import { AppStory } from '../support';

export default { title: 'features/DownloadButton' };

export const Closed = () => (
  <AppStory>
    <DownloadButton />
  </AppStory>
);

export const Opened = () => (
  <Pressed button="Download">
    <AppStory>
      <DownloadButton />
    </AppStory>
  </Pressed>
);

import { DownloadButton } from '@/features/download';
import { Pressed } from '../Pressed';
import { StoryTree } from '../tree';

export default { title: 'features/DownloadButton' };

export const Closed = () => (
  <StoryTree>
    <DownloadButton />
  </StoryTree>
);

export const Opened = () => (
  <Pressed button="Download">
    <StoryTree>
      <DownloadButton />
    </StoryTree>
  </Pressed>
);

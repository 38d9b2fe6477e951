import { Stack } from '@/ui/Stack/Stack';
import { MenuLink } from '@/widgets/mega-menu';
import { StoryTree } from '../tree';
import { wholeMenu } from './entries';

export default { title: 'widgets/MenuLink' };

const entries = wholeMenu
  .flatMap((group) => group.entries)
  .filter(({ badge, opensNewTab, isCurrent }) => badge ?? (opensNewTab || isCurrent));

export const BadgesAndCurrent = () => (
  <StoryTree>
    <Stack as="ul" gap={1}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} />
        </li>
      ))}
    </Stack>
  </StoryTree>
);

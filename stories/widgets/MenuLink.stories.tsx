import { Stack } from '@/ui/Stack/Stack';
import { MenuLink } from '@/widgets/mega-menu';
import { AppStory } from '../support';
import { wholeMenu } from './menuEntries';

export default { title: 'widgets/MenuLink' };

const entries = wholeMenu
  .flatMap((group) => group.entries)
  .filter(({ badge, opensNewTab, isCurrent }) => badge ?? (opensNewTab || isCurrent));

export const BadgesAndCurrent = () => (
  <AppStory>
    <Stack as="ul" gap={1}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} />
        </li>
      ))}
    </Stack>
  </AppStory>
);

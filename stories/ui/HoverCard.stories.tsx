import { Avatar } from '@/ui/Avatar/Avatar';
import { Button } from '@/ui/Button/Button';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { HoverCard } from '@/ui/HoverCard/HoverCard';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export default { title: 'ui/HoverCard' };

function Trader({ name, isOpen }: { name: string; isOpen?: boolean }) {
  return (
    <HoverCard
      label="Lead trader"
      isOpen={isOpen}
      content={
        <Stack gap={4}>
          <Inline gap={3} wrap={false}>
            <Avatar name={name} />
            <Text weight="semibold" wrap="ellipsis" title={name}>
              {name}
            </Text>
          </Inline>
          <DescriptionList
            items={[
              { id: 'pnl', term: '30-day PnL', value: '+12,304.55 USDT' },
              { id: 'copiers', term: 'Copiers', value: '184 of 300' },
            ]}
          />
          <Button tone="accent" width="full">
            Copy
          </Button>
        </Stack>
      }
    >
      <Link href="#trader">{name}</Link>
    </HoverCard>
  );
}

export const OnHover = () => (
  <Inline gap={5}>
    <Trader name="Mara" />
    <Trader name="Ilyas" />
  </Inline>
);

export const Open = () => <Trader name="Mara" isOpen />;

export const LongTexts = () => <Trader name="Maximiliane-Konstantina von Hohenlohe-Oehringen" isOpen />;

import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { Popover } from '@/ui/Popover/Popover';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { useOverlay } from '@/ui/useOverlay';

export default { title: 'ui/Popover' };

function Example({ isOpen = false, width, density }: { isOpen?: boolean; width?: number; density?: 'none' | 'compact' | 'regular' }) {
  const { trigger, overlay } = useOverlay('dialog', isOpen);
  return (
    <>
      <Button {...trigger}>Download the app</Button>
      <Popover {...overlay} label="Download the app" width={width} density={density} placement="bottom start">
        <Stack gap={3}>
          <Heading level={2} size="reading">
            Trade from your phone
          </Heading>
          <Text tone="soft">Scan the code with your camera, or open the download page.</Text>
          <Button tone="accent">Open the download page</Button>
        </Stack>
      </Popover>
    </>
  );
}

export const Closed = () => <Example />;
export const Open = () => <Example isOpen width={280} />;
export const Compact = () => <Example isOpen density="compact" width={240} />;

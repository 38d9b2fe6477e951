import { Button } from '@/ui/Button/Button';
import { Link } from '@/ui/Link/Link';
import { Sheet } from '@/ui/Sheet/Sheet';
import type { SheetProps } from '@/ui/Sheet/Sheet';
import { Stack } from '@/ui/Stack/Stack';
import { useOverlay } from '@/ui/useOverlay';

export default { title: 'ui/Sheet' };

const entries = ['Overview', 'Spot account', 'Cross margin', 'Isolated margin', 'Contracts', 'C2C', 'Financial'];

function Example({ side, isOpen = true }: { side: SheetProps['side']; isOpen?: boolean }) {
  const { trigger, overlay } = useOverlay('dialog', isOpen);
  return (
    <>
      <Button {...trigger}>Assets</Button>
      <Sheet
        isOpen={overlay.isOpen}
        onOpenChange={overlay.onOpenChange}
        side={side}
        title="Assets"
        footer={
          <Button tone="accent" size="touch" width="full">
            Transfer
          </Button>
        }
      >
        <Stack as="nav" gap={1} aria-label="Assets">
          {entries.map((entry) => (
            <Link key={entry} href={`#${entry}`} variant="nav">
              {entry}
            </Link>
          ))}
        </Stack>
      </Sheet>
    </>
  );
}

export const Closed = () => <Example side="bottom" isOpen={false} />;
export const Bottom = () => <Example side="bottom" />;
export const Start = () => <Example side="start" />;
export const End = () => <Example side="end" />;

import { Card } from '@/ui/Card/Card';
import { Skeleton } from '@/ui/Skeleton/Skeleton';

/** Height in px of the figures of an account, and how many rows of its coins are drawn. */
const figuresRoom = 72;
const rows = 6;

/** Takes the room of an account while it loads. */
export function AccountLoading() {
  return (
    <>
      <Card density="generous">
        <Skeleton shape="block" size={figuresRoom} label />
      </Card>
      <Card density="none">
        <Skeleton shape="row" count={rows} />
      </Card>
    </>
  );
}

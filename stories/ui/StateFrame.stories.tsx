import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { areaPictures } from '@/ui/Illustration/areaPictures';
import { StateFrame } from '@/ui/StateFrame/StateFrame';

export default { title: 'ui/StateFrame' };

export const Anatomy = () => (
  <Card>
    <StateFrame
      level={2}
      picture={areaPictures.box}
      title="Nothing in this collection yet"
      advice="A picture, what is so, what to do, and one action: empty, error and page states share this frame."
      detail="request 7f3a-22"
      action={<Button tone="accent">Look around</Button>}
    />
  </Card>
);

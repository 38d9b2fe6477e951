import { Button } from '@/ui/Button/Button';
import { areaPictures } from '@/ui/Illustration/areaPictures';
import { stateDensities, StateFrame } from '@/ui/StateFrame/StateFrame';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/StateFrame' };

export const States = () => (
  <StatesSheet
    variants={stateDensities}
    states={{
      Rest: {},
      Advice: { props: { advice: 'What you keep shows here.' } },
      Detail: { props: { detail: 'request 7f3a-22' } },
      Action: { props: { action: <Button>Look around</Button> } },
    }}
    cellWidth={280}
  >
    {(density, props) => <StateFrame picture={areaPictures.box} title="Nothing here yet" density={density} {...props} />}
  </StatesSheet>
);

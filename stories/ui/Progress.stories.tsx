import { Progress } from '@/ui/Progress/Progress';
import { playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Progress' };

export const Playground = playground(
  Progress,
  { label: 'Uploading the passport', percent: 40 },
  { percent: { control: { type: 'range', min: 0, max: 100, step: 1 } } },
);

export const States = () => (
  <StatesSheet
    variants={['Bar']}
    states={Object.fromEntries([0, 1, 50, 99, 100].map((percent) => [`${percent}%`, { props: { percent } }]))}
    cellWidth={160}
  >
    {(_, props, state) => <Progress label={`Filled, ${state}`} percent={0} {...props} />}
  </StatesSheet>
);

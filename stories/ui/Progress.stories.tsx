import { Progress } from '@/ui/Progress/Progress';

export default { title: 'ui/Progress' };

export const Empty = () => <Progress label="Filled" percent={0} />;

export const Half = () => <Progress label="Filled" percent={50} />;

export const Full = () => <Progress label="Filled" percent={100} />;

import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { capital } from '@/contract/capital';
import { BusinessEventHost } from '@/features/business-events';
import { callFx } from '@/shared/api';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'features/BusinessEventDialog' };

const loadFx = callFx(capital.transferHistory);

function Example({ scenario }: Pick<AppStoryProps, 'scenario'>) {
  return (
    <AppStory as="newUser" scenario={scenario}>
      <RejectedCall />
      <BusinessEventHost />
    </AppStory>
  );
}

/** Makes a call that the scenario rejects. */
function RejectedCall() {
  const load = useUnit(loadFx);
  useEffect(() => void load({}).catch(() => {}), [load]);
  return null;
}

export const NeedKyc = () => <Example scenario="need-kyc" />;

export const CannotUseModule = () => <Example scenario="cannot-use-module" />;

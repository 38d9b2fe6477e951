import { useState } from 'react';
import { useText } from '@/shared/i18n';
import { RecordPagination } from '@/widgets/record-page';
import { AppStory } from '../support';

export default { title: 'widgets/RecordPagination' };

function Pages({ totalCount }: { readonly totalCount: number }) {
  useText('records');
  const [page, setPage] = useState(1);
  return <RecordPagination title="Positions" page={page} totalCount={totalCount} onPage={setPage} />;
}

const story = (totalCount: number) => () => (
  <AppStory>
    <Pages totalCount={totalCount} />
  </AppStory>
);

export const Few = story(24);

export const Many = story(1_240);
